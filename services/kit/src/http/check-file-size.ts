import { BadRequestException, PayloadTooLargeException } from '@nestjs/common';
import { atField } from './problem.js';

/** Refuses a file that is empty or larger than `most` bytes, at its field of the form. */
export function checkFileSize(field: string, { length }: Buffer, most: number): void {
  if (length === 0) throw new BadRequestException(atField(field, 'This file is empty. Choose another one.'));
  const tooLarge = `This file is larger than ${most / 1024 / 1024} MB. Upload a smaller one.`;
  if (length > most) throw new PayloadTooLargeException(atField(field, tooLarge));
}
