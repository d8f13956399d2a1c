import { uploadLimits } from '@majlis/contracts/upload-limits';
import { uploadFormats } from '@majlis/contracts/uploads';
import { tooLarge } from './file-size';

const formats: readonly string[] = uploadFormats;

/** Why a file need not be sent at all; the service looks closer at those that are. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!formats.includes(type)) return 'This file cannot be used. Choose a JPEG, PNG, WebP or AVIF image.';
  return tooLarge('image', size, uploadLimits.bytes);
}
