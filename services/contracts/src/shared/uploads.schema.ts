import { z } from 'zod';
import { code } from './messages.js';
import { isHttpUrl, oneOf, optionalUrl, urlText } from './shared-fields.schema.js';

export const imageFolders = [
  'carousel',
  'partners',
  'testimonials',
  'team',
  'speakers',
  'conferences',
  'content',
] as const;
export type ImageFolder = (typeof imageFolders)[number];
/** The additional folder `feeds` holds mirrored images of feed items. */
export type StoredFolder = ImageFolder | 'feeds';

export const dailyUploadQuota = { files: 500, bytes: 2 * 1024 ** 3 } as const;

export const imageMimeTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const uploadInput = z.strictObject({ type: oneOf(imageFolders) });

export const imageCopyInput = uploadInput.extend({
  url: urlText(code.noImageAddress).refine(isHttpUrl, code.notImageAddress),
});
export type ImageCopyInput = z.infer<typeof imageCopyInput>;

export const storedImageUrl = z
  .string(code.notStoredImage)
  .regex(/^\/(images\/[a-z]+\/[\w-]{1,120}\.(webp|jpg|png|avif)|pictures\/[\w-]{1,120}\.svg)$/, code.notStoredImage);

export const optionalStoredImageUrl = z.union([z.literal(''), storedImageUrl], code.notStoredImageOrEmpty).default('');

/** A copy takes over the alt text of the image that it is based on. */
export const imageUploadInput = uploadInput.extend({ basedOn: storedImageUrl.optional() });
export type ImageUploadInput = z.infer<typeof imageUploadInput>;

export type UploadedImage = { imageUrl: string };

/** Documents are PDFs, because readers can open those everywhere (infra/adr/uploads.md). */
export const storedDocumentPattern = /^\/documents\/[0-9a-f]{64}\.pdf$/;

export const documentLimits = { bytes: 20 * 1024 * 1024 } as const;

export type UploadedDocument = { documentUrl: string; filename: string; bytes: number };

export const albumInput = z.strictObject({ url: optionalUrl });

/** Empty if the album has no picture or its host is not supported. */
export type AlbumThumbnail = { imageUrl: string };
