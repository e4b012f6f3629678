/** What has not changed stays the very same thing, so that a board draws anew only what has. */

type Fields = Record<string, unknown>;

/** The new value, with everything in it that equals the old one taken from there; it is changed in place. */
export function shared<T>(before: unknown, now: T): T {
  if (!isComparable(before, now)) return now;
  const [old, fresh] = [before as Fields, now as Fields];
  const names = Object.keys(fresh);
  for (const name of names) fresh[name] = shared(old[name], fresh[name]);
  const isSame = names.length === Object.keys(old).length && names.every((name) => name in old && old[name] === fresh[name]);
  return isSame ? (before as T) : now;
}

const isComparable = (one: unknown, other: unknown): boolean =>
  typeof one === "object" && typeof other === "object" && one !== null && other !== null && Array.isArray(one) === Array.isArray(other);
