/** Widths in pixels of the renditions of an uploaded image; none is ever wider than its original. */
export const renditionWidths = [480, 960, 1920] as const;
export const renditionFormats = ['avif', 'webp'] as const;

/** What a stored image's address tells: `/images/<folder>/<hash>-<width>x<height>.webp`. */
export type StoredImage = {
  width: number;
  height: number;
  /** One `srcset` per format, best first. */
  sources: { type: string; srcSet: string }[];
};

const storedName = /^(\/images\/[a-z]+\/[0-9a-f]+-(\d+)x(\d+))\.webp$/;

/** Widths to store for an image that is `width` pixels wide: the set below it, and itself at most 1920. */
export function renditionWidthsFor(width: number): number[] {
  const full = Math.min(width, renditionWidths[renditionWidths.length - 1] ?? width);
  return [...renditionWidths.filter((candidate) => candidate < full), full];
}

/** The file of one rendition beside the full-size one: `<stem>-480.avif`; the full width has no suffix. */
export function renditionFileName(stem: string, fullWidth: number, width: number, format: string): string {
  return width === fullWidth ? `${stem}.${format}` : `${stem}-${width}.${format}`;
}

/** Reads size and renditions from the address of an image in our store; undefined for any other address. */
export function parseStoredImageUrl(url: string): StoredImage | undefined {
  const [, stem, width, height] = storedName.exec(url) ?? [];
  if (!stem) return undefined;
  const full = Number(width);
  const sources = renditionFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: renditionWidthsFor(full)
      .map((candidate) => `${renditionFileName(stem, full, candidate, format)} ${candidate}w`)
      .join(', '),
  }));
  return { width: full, height: Number(height), sources };
}
