import { imageLimits } from '@majlis/contracts/upload-limits';
import { imageMimeTypes, type StoredFolder, type UploadedImage } from '@majlis/contracts/uploads';
import { BadRequestException, ServiceUnavailableException, UnsupportedMediaTypeException } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type/core';
import { checkFileSize } from '../http/check-file-size.js';
import { fieldError } from '../http/http-errors.js';
import { runInChildProcess, TimeoutError, WorkerCrashError } from '../process/run-in-child-process.js';
import { Semaphore } from '../process/semaphore.js';
import type { ObjectStore } from '../storage/object-store.js';
import { putVerified } from '../storage/put-verified.js';
import type { PreparedFile, PreparedImage, RejectedImage } from './prepare-image.js';

const limitMs = 20_000;
/** One at a time, since a large picture takes 350 MB while it is prepared; the last in the queue waits some ten seconds. */
const uploads = new Semaphore(1, 4);
const accepted = new Set<string>(imageMimeTypes);

const sentences = {
  unknown: 'This file is not an image we can use. Upload a JPEG, PNG, WebP or AVIF.',
  damaged: 'This image is damaged or incomplete. Save it again and upload the new file.',
  'too-large': `This image has too many pixels. Make it smaller than ${imageLimits.pixels / 1e6} megapixels and ${imageLimits.side} pixels a side.`,
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
  folder: StoredFolder,
  bytes: Buffer,
  semaphore = uploads,
): Promise<UploadedImage> {
  await checkFile(bytes);
  const { full, smaller } = await prepared(bytes, semaphore);
  const put = ({ name, contentType, bytes }: PreparedFile) =>
    putVerified(store, { key: `${folder}/${name}`, bytes: Buffer.from(bytes), contentType }, sentences.away);
  // Whoever finds the image's address in the store finds all that it promises.
  await Promise.all(smaller.map(put));
  await put(full);
  return { imageUrl: `/images/${folder}/${full.name}` };
}

async function checkFile(bytes: Buffer): Promise<void> {
  checkFileSize('image', bytes, imageLimits.bytes);
  // What the file is, not what its name or the browser says.
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw new UnsupportedMediaTypeException(atImage('unknown'));
}

async function prepared(bytes: Buffer, semaphore: Semaphore): Promise<PreparedImage> {
  if (semaphore.isSaturated) throw new ServiceUnavailableException(sentences.busy);
  const result = await semaphore.run(() => prepareApart(bytes));
  if (result.outcome !== 'prepared') throw new BadRequestException(atImage(result.outcome));
  return result;
}

async function prepareApart(bytes: Buffer): Promise<PreparedImage | RejectedImage> {
  try {
    return await runInChildProcess('@majlis/kit/images/image-worker', bytes, limitMs);
  } catch (cause) {
    if (cause instanceof TimeoutError) throw new BadRequestException(atImage('slow'), { cause });
    if (cause instanceof WorkerCrashError) throw new BadRequestException(atImage('damaged'), { cause });
    throw cause;
  }
}

function atImage(reason: keyof typeof sentences) {
  return fieldError('image', sentences[reason]);
}
