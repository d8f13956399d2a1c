import { type ImageFolder, type UploadedImage, uploadFormats, uploadLimits } from '@majlis/contracts/uploads';
import {
  BadRequestException,
  PayloadTooLargeException,
  ServiceUnavailableException,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type/core';
import { Crashed, runApart, TookTooLong } from '../process/run-apart.js';
import type { ObjectStore } from '../storage/object-store.js';
import type { PreparedImage, RefusedImage } from './prepare-image.js';
import { Turns } from './turns.js';

const limitMs = 20_000;
/** One at a time, since a large picture takes 350 MB while it is prepared; the last in the queue waits some ten seconds. */
const uploads = new Turns(1, 4);
const accepted = new Set<string>(uploadFormats);

const sentences = {
  empty: 'This file is empty. Choose another one.',
  heavy: `This file is larger than ${uploadLimits.bytes / 1024 / 1024} MB. Upload a smaller one.`,
  unknown: 'This file is not an image we can use. Upload a JPEG, PNG, WebP or AVIF.',
  damaged: 'This image is damaged or incomplete. Save it again and upload the new file.',
  'too-large': `This image has too many pixels. Make it smaller than ${uploadLimits.pixels / 1e6} megapixels and ${uploadLimits.side} pixels a side.`,
  slow: 'This image takes too long to prepare. Make it smaller and upload it again.',
  busy: 'Several images are being prepared right now. Please try again in a minute.',
  away: 'Images cannot be stored at the moment. Please try again soon.',
};

/**
 * Stores our own encoding of an uploaded image in all its sizes; nothing of the file itself is kept. Refuses, in words for
 * the person who chose the file, what is not a sound image within the limits.
 */
export async function storeImage(
  store: ObjectStore,
  folder: ImageFolder,
  bytes: Buffer,
  turns = uploads,
): Promise<UploadedImage> {
  await checkFile(bytes);
  const { files } = await prepared(bytes, turns);
  let imageUrl = '';
  for (const { name, contentType, bytes } of files) {
    const key = `${folder}/${name}`;
    await put(store, key, Buffer.from(bytes), contentType);
    imageUrl = `/images/${key}`;
  }
  return { imageUrl };
}

async function checkFile(bytes: Buffer): Promise<void> {
  if (bytes.length === 0) throw new BadRequestException(atImage('empty'));
  if (bytes.length > uploadLimits.bytes) throw new PayloadTooLargeException(atImage('heavy'));
  // What the file is, not what its name or the browser says.
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw new UnsupportedMediaTypeException(atImage('unknown'));
}

async function prepared(bytes: Buffer, turns: Turns): Promise<PreparedImage> {
  const result = await turns.take(() => prepareApart(bytes));
  if (!result) throw new ServiceUnavailableException(sentences.busy);
  if (result.outcome !== 'prepared') throw new BadRequestException(atImage(result.outcome));
  return result;
}

async function prepareApart(bytes: Buffer): Promise<PreparedImage | RefusedImage> {
  try {
    return await runApart('@majlis/kit/images/image-worker', bytes, limitMs);
  } catch (cause) {
    if (cause instanceof TookTooLong) throw new BadRequestException(atImage('slow'), { cause });
    if (cause instanceof Crashed) throw new BadRequestException(atImage('damaged'), { cause });
    throw cause;
  }
}

async function put(store: ObjectStore, key: string, bytes: Buffer, contentType: string): Promise<void> {
  try {
    await store.put(key, bytes, contentType);
    const stored = await store.head(key);
    if (stored?.size !== bytes.length) throw new Error(`${key} was not stored as it was sent`);
  } catch (cause) {
    throw new ServiceUnavailableException(sentences.away, { cause });
  }
}

function atImage(reason: keyof typeof sentences) {
  return { message: sentences[reason], fields: { image: sentences[reason] } };
}
