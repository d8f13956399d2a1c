/** Decodes a percent-encoded part of an address. A malformed part stays as it is. */
export function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
