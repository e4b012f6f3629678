/** The password of a server that has one; it is asked once, when the server first refuses to answer without it. */
interface Asked {
  /** Whether the dialog that asks for it is open. */
  asking: boolean;
}
export const password: Asked = $state({ asking: false });

let waiting: (() => void)[] = [];

/** Resolves once somebody has typed the password; whatever was asked meanwhile can be asked again. */
export function admitted(): Promise<void> {
  password.asking = true;
  return new Promise((resolve) => waiting.push(resolve));
}

/** The server has taken the password. */
export function letIn(): void {
  password.asking = false;
  for (const resolve of waiting.splice(0)) resolve();
}
