import { uploadFormats, uploadLimits } from '@majlis/contracts/uploads';

const megabyte = 1024 * 1024;
const formats: readonly string[] = uploadFormats;

/** Why a file need not be sent at all; the service looks closer at those that are. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!formats.includes(type)) return 'This file cannot be used. Choose a JPEG, PNG, WebP or AVIF image.';
  if (size > uploadLimits.bytes)
    return `This image has ${(size / megabyte).toFixed(1)} MB. At most ${uploadLimits.bytes / megabyte} MB can be uploaded.`;
  return undefined;
}
