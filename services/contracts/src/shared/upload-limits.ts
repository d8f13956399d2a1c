/** These limits are in a file without zod, because the image worker imports it and must start fast. */
export const imageLimits = {
  bytes: 10 * 1024 * 1024,
  /** Maximum width or height, and maximum product of both, in pixels. */
  side: 12_000,
  pixels: 40_000_000,
} as const;
