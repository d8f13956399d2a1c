import { imageLimits } from '@majlis/contracts/upload-limits';
import { documentLimits, imageMimeTypes } from '@majlis/contracts/uploads';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const formats: readonly string[] = imageMimeTypes;

/** '340 KB' or '1.2 MB'. Rounded up, so that a size above a limit never reads as within it. */
export const formatFileSize = (bytes: number): string =>
  bytes < megabyte ? `${Math.ceil(bytes / kilobyte)} KB` : `${(Math.ceil((bytes * 10) / megabyte) / 10).toFixed(1)} MB`;

const fileSizeError = (noun: string, bytes: number, limit: number): string | undefined =>
  bytes > limit
    ? `This ${noun} is too large (${formatFileSize(bytes)}). The limit is ${limit / megabyte} MB.`
    : undefined;

export function validateImageFile({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!formats.includes(type)) return 'This file cannot be used. Choose a JPEG, PNG, WebP or AVIF image.';
  return fileSizeError('image', size, imageLimits.bytes);
}

export function validateDocumentFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  // Some systems report no media type.
  const isPdf = type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));
  if (!isPdf) return 'This file is not a PDF. Save it as a PDF first, or give a link instead.';
  return fileSizeError('file', size, documentLimits.bytes);
}
