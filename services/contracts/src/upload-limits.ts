/** Of an image. Apart from the schemas: the process that prepares images is started for each of them and loads little. */
export const imageLimits = {
  bytes: 10 * 1024 * 1024,
  /** Longest side, and the product of both sides, in pixels. */
  side: 12_000,
  pixels: 40_000_000,
} as const;
