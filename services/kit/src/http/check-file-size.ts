import { message } from '@majlis/contracts/messages';
import { BadRequestException, PayloadTooLargeException } from '@nestjs/common';
import { fieldError } from './http-errors.js';

/** Throws with a message at the form field if the file is empty or larger than `maxBytes`. */
export function checkFileSize(field: string, { length }: Buffer, maxBytes: number): void {
  if (length === 0) throw new BadRequestException(fieldError(field, message('emptyFile')));
  const tooLarge = message('fileTooLarge', { megabytes: maxBytes / 1024 / 1024 });
  if (length > maxBytes) throw new PayloadTooLargeException(fieldError(field, tooLarge));
}
