import { z } from 'zod';
import { isHttpUrl, optionalUrl } from './urls.js';

/** Folders of the image store; an upload names one of them as its type. */
export const imageFolders = ['carousel', 'partners', 'testimonials', 'team', 'speakers', 'conferences'] as const;
export type ImageFolder = (typeof imageFolders)[number];
/** All folders of the store: `feeds` holds our copies of pictures from outside. */
export type StoredFolder = ImageFolder | 'feeds';

/** What one account may upload within 24 hours, images and documents together. */
export const uploadQuota = { files: 500, bytes: 2 * 1024 ** 3 } as const;

export const imageMimeTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const uploadInput = z.strictObject({
  type: z.enum(imageFolders, `Type is one of ${imageFolders.join(', ')}`),
});

/** The body that asks for a picture elsewhere to be copied into our store. */
export const imageCopyInput = uploadInput.extend({
  url: z
    .string('Give the address of a picture')
    .trim()
    .max(2_048, 'An address has at most 2048 characters')
    .refine(isHttpUrl, 'Give the whole address of a picture, like https://www.example.org/portrait.jpg'),
});
export type ImageCopyInput = z.infer<typeof imageCopyInput>;

/** An image of our own store, as the upload answered it, or one of the bundled pictures. */
export const storedImageUrl = z
  .string('Upload an image first')
  .regex(
    /^\/(images\/[a-z]+\/[\w-]{1,120}\.(webp|jpg|png|avif)|pictures\/[\w-]{1,120}\.svg)$/,
    'Upload an image first',
  );

/** An image that is in the store already, to choose from. */
export type StoredFile = {
  url: string;
  filename: string;
  /** What it was called when it was uploaded; where that is not known, what it is called in the store. */
  name: string;
};

export type UploadedImage = { imageUrl: string };

/** A document of our own store, as the upload answered it: a PDF, for that is what readers open everywhere. */
export const storedDocumentPattern = /^\/documents\/[0-9a-f]{64}\.pdf$/;

export const documentLimits = { bytes: 20 * 1024 * 1024 } as const;

export type UploadedDocument = { documentUrl: string; filename: string; bytes: number };

/** The body that asks for a picture of a photo album elsewhere. */
export const albumInput = z.strictObject({ url: optionalUrl });

/** Empty when the album has none, or is not of a host that gives one. */
export type AlbumThumbnail = { imageUrl: string };
