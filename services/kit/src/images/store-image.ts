import { message } from '@majlis/contracts/shared/messages';
import { renditionsBeside } from '@majlis/contracts/shared/stored-images';
import { imageLimits } from '@majlis/contracts/shared/upload-limits';
import { imageMimeTypes, type StoredFolder, type UploadedImage } from '@majlis/contracts/shared/uploads.schema';
import { BadRequestException, ServiceUnavailableException, UnsupportedMediaTypeException } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type/core';
import { fieldError } from '../http/http-errors.js';
import { ReusableWorker, runInChildProcess, TimeoutError, WorkerCrashError } from '../process/run-in-child-process.js';
import { Semaphore } from '../process/semaphore.js';
import type { ObjectStore } from '../storage/object-store.js';
import { checkFileSize, putVerified } from '../uploads/uploaded-file.js';
import type { PreparedImage, RejectedImage } from './prepare-image.js';

const timeoutMs = 20_000;
/** One image keeps a core busy, and a large one takes up to 400 MB, so two fit into the memory limit of a service. */
const uploads = new Semaphore(2, 4);
const worker = new ReusableWorker<PreparedImage | RejectedImage>('@majlis/kit/images/image-worker', timeoutMs);
const acceptedTypes = new Set<string>(imageMimeTypes);

/** True while somebody waits for an upload. */
export const isPreparingUpload = (): boolean => uploads.isActive;

const messages = {
  unknown: message('notImage'),
  damaged: message('damagedImage'),
  'too-large': message('tooManyPixels', { megapixels: imageLimits.pixels / 1e6, side: imageLimits.side }),
  crashed: message('imageNotPrepared'),
  slow: message('imageTooSlow'),
  busy: message('imagesBusy'),
  unavailable: message('imagesNotStored'),
};

/**
 * Stores the full size, from which the renditions are made later (`storeRenditions`). Throws with a message at the form field
 * for files that are not valid images within the limits.
 */
export async function storeImage(
  store: ObjectStore,
  folder: StoredFolder,
  bytes: Buffer,
  semaphore = uploads,
): Promise<UploadedImage> {
  await checkFile(bytes);
  const { name, bytes: full } = await prepareOrReject(bytes, semaphore);
  const file = { key: `${folder}/${name}`, bytes: Buffer.from(full), contentType: 'image/webp' };
  await putVerified(store, file, messages.unavailable);
  return { imageUrl: `/images/${folder}/${name}` };
}

async function checkFile(bytes: Buffer): Promise<void> {
  checkFileSize('image', bytes, imageLimits.bytes);
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !acceptedTypes.has(type.mime)) throw new UnsupportedMediaTypeException(imageError('unknown'));
}

async function prepareOrReject(bytes: Buffer, semaphore: Semaphore): Promise<PreparedImage> {
  if (semaphore.isSaturated) throw new ServiceUnavailableException(messages.busy);
  const result = await semaphore.run(() => prepareInChildProcess(bytes));
  if (result.outcome !== 'prepared') throw new BadRequestException(imageError(result.outcome));
  return result;
}

async function prepareInChildProcess(bytes: Buffer): Promise<PreparedImage | RejectedImage> {
  try {
    return await worker.run(bytes);
  } catch (cause) {
    if (cause instanceof TimeoutError) throw new BadRequestException(imageError('slow'), { cause });
    // The worker needed more memory than there is, or the file breaks the decoder.
    if (cause instanceof WorkerCrashError) throw new BadRequestException(imageError('crashed'), { cause });
    throw cause;
  }
}

function imageError(reason: keyof typeof messages) {
  return fieldError('image', messages[reason]);
}

const renditionsTimeoutMs = 30_000;

/**
 * Stores the renditions that an image lacks beside its full-size file, from which they are made: the store itself says what
 * is left to do, so a run that was interrupted is repeated. Returns how many were stored.
 */
export async function storeRenditions(store: ObjectStore, fullKey: string): Promise<number> {
  const full = await store.get(fullKey);
  if (!full) return 0;
  const stored = await Promise.all(
    renditionsBeside(fullKey).map(async (one) => ({ one, at: await store.head(one.key) })),
  );
  const renditions = stored.filter(({ at }) => at === undefined).map(({ one }) => one);
  if (renditions.length === 0) return 0;
  const task = { full, renditions };
  const files = await runInChildProcess<Uint8Array[]>('@majlis/kit/images/rendition-worker', task, renditionsTimeoutMs);
  await Promise.all(
    renditions.map(({ key, format }, index) => {
      const bytes = Buffer.from(files[index] ?? []);
      return putVerified(store, { key, bytes, contentType: `image/${format}` }, message('imagesNotStored'));
    }),
  );
  return renditions.length;
}
