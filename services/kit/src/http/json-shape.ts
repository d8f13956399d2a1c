export const maxJsonDepth = 20;

export type JsonShape = { depth: number; members: number };

const [quote, backslash, colon] = [0x22, 0x5c, 0x3a];
const opening = new Set([0x5b, 0x7b]); // [ and {
const closing = new Set([0x5d, 0x7d]);

export function scanJson(text: Buffer): JsonShape {
  let [depth, deepest, members, isInString] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] ?? 0;
    if (isInString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isInString = false;
    } else if (byte === quote) isInString = true;
    else if (byte === colon) members += 1;
    else if (opening.has(byte)) deepest = Math.max(deepest, ++depth);
    else if (closing.has(byte)) depth -= 1;
  }
  return { depth: deepest, members };
}

/** Total number of object members of a parsed value; fewer than in its text if a key was duplicated. */
export function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: unknown[] = Object.values(value);
  return parts.reduce<number>((sum, part) => sum + countMembers(part), Array.isArray(value) ? 0 : parts.length);
}
