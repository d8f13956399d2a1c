import { BadRequestException, PayloadTooLargeException } from '@nestjs/common';
import { fieldError } from './http-errors.js';

/** Throws with a message at the form field if the file is empty or larger than `maxBytes`. */
export function checkFileSize(field: string, { length }: Buffer, maxBytes: number): void {
  if (length === 0) throw new BadRequestException(fieldError(field, 'This file is empty. Choose another one.'));
  const tooLarge = `This file is larger than ${maxBytes / 1024 / 1024} MB. Upload a smaller one.`;
  if (length > maxBytes) throw new PayloadTooLargeException(fieldError(field, tooLarge));
}
