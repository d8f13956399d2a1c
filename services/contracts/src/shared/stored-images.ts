import type { z } from 'zod';
import type { pictureDetails } from './picture-details.schema.js';

/** Widths in pixels; a rendition is never wider than its original. */
export const renditionWidths = [480, 960, 1920] as const;
export const renditionFormats = ['avif', 'webp'] as const;

/** Parsed from `/images/<folder>/<hash>-<width>x<height>.webp`. */
export type StoredImage = {
  width: number;
  height: number;
  sources: { type: string; srcSet: string }[];
};

/** Details of a picture from the media library; `focus` is the point that every crop shows, as CSS `object-position` or empty. */
export type PictureDetails = z.infer<typeof pictureDetails>;
/** The details of pictures by their URLs. Pictures of which the library has no details are left out. */
export type WithPictures = { pictures?: Record<string, PictureDetails> | null };

/** The cms service serves the image of a URL at this path. The gateway does not forward it: visitors get images from the object store. */
export const storedImagePath = (url: string): string => `/stored${url}`;

const storedImagePattern = /^(\/images\/[a-z]+\/[0-9a-f]+-(\d+)x(\d+))\.webp$/;

/** The standard widths below `width`, and the full width, which is at most 1920. */
export function renditionWidthsFor(width: number): number[] {
  const full = Math.min(width, renditionWidths[renditionWidths.length - 1] ?? width);
  return [...renditionWidths.filter((candidate) => candidate < full), full];
}

/** `<stem>-480.avif`; the full width has no suffix. */
export function renditionFileName(stem: string, fullWidth: number, width: number, format: string): string {
  return width === fullWidth ? `${stem}.${format}` : `${stem}-${width}.${format}`;
}

export type Rendition = { key: string; width: number; format: (typeof renditionFormats)[number] };

/** The renditions beside the full-size file `<folder>/<hash>-<width>x<height>.webp`. */
export function renditionsBeside(fullKey: string): Rendition[] {
  const [, stem = '', width] = /^(.+-(\d+)x\d+)\.webp$/.exec(fullKey) ?? [];
  const full = Number(width ?? 0);
  return renditionWidthsFor(full)
    .flatMap((candidate) =>
      renditionFormats.map((format) => {
        const key = renditionFileName(stem, full, candidate, format);
        return { key, width: candidate, format };
      }),
    )
    .filter(({ key }) => key !== fullKey);
}

/** Returns undefined for a URL that is not in our image store. */
export function parseStoredImageUrl(url: string): StoredImage | undefined {
  const [, stem, width, height] = storedImagePattern.exec(url) ?? [];
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
