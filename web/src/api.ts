/** The server's REST interface; a request it refuses is an `ApiError` whose key the texts translate. */
import { admitted } from "./password.svelte";
import type { Facts, Problem } from "./protocol.gen";

const PASSWORD_NEEDED = 401;

export class ApiError extends Error {
  constructor(
    readonly why: string,
    readonly facts: Facts = {},
  ) {
    super(why);
  }
}

export const api = {
  get: <T>(path: string): Promise<T> => ask<T>("GET", path),
  post: <T>(path: string, body?: object): Promise<T> => ask<T>("POST", path, body),
  put: <T>(path: string, body: object): Promise<T> => ask<T>("PUT", path, body),
  delete: async (path: string): Promise<void> => void (await send("DELETE", path)),
  text: async (path: string): Promise<string> => (await send("GET", path)).text(),
};

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  return (await send(method, path, body)).json() as Promise<T>;
}

async function send(method: string, path: string, body?: object): Promise<Response> {
  const told = body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const answer = await fetch(`/api/${path}`, { method, ...told }).catch(() => {
    throw new ApiError("away");
  });
  if (answer.status === PASSWORD_NEEDED) {
    await admitted();
    return send(method, path, body);
  }
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

async function problemOf(answer: Response): Promise<ApiError> {
  try {
    const problem = (await answer.json()) as Problem;
    return new ApiError(problem.why, problem.facts);
  } catch {
    return new ApiError("away");
  }
}
