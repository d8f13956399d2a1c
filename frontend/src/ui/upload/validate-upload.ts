import { imageLimits } from '@majlis/contracts/upload-limits';
import { documentLimits, imageMimeTypes } from '@majlis/contracts/uploads';
import { formatFileSize } from '../text/format-file-size';

const megabyte = 1024 * 1024;
const formats: readonly string[] = imageMimeTypes;

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
