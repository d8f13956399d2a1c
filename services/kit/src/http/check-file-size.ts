import { BadRequestException, PayloadTooLargeException } from '@nestjs/common';
import { fieldError } from './http-errors.js';

/** Refuses a file that is empty or larger than `most` bytes, at its field of the form. */
export function checkFileSize(field: string, { length }: Buffer, most: number): void {
  if (length === 0) throw new BadRequestException(fieldError(field, 'This file is empty. Choose another one.'));
  const tooLarge = `This file is larger than ${most / 1024 / 1024} MB. Upload a smaller one.`;
  if (length > most) throw new PayloadTooLargeException(fieldError(field, tooLarge));
}
