import { imageLimits } from '@majlis/contracts/shared/upload-limits';
import { documentLimits, imageMimeTypes } from '@majlis/contracts/shared/uploads.schema';
import { t } from '#messages/staff';
import { formatFileSize } from '../../../ui/text/formats';

const megabyte = 1024 * 1024;
const formats: readonly string[] = imageMimeTypes;

const fileSizeError = (noun: 'image' | 'file', bytes: number, limit: number): string | undefined =>
  bytes > limit
    ? t(`upload.tooLarge.${noun}`, { size: formatFileSize(bytes), megabytes: limit / megabyte })
    : undefined;

export function validateImageFile({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!formats.includes(type)) return t('upload.wrongImageFormat');
  return fileSizeError('image', size, imageLimits.bytes);
}

export function validateDocumentFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  // Some systems report no media type.
  const isPdf = type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));
  if (!isPdf) return t('upload.notPdf');
  return fileSizeError('file', size, documentLimits.bytes);
}
