import { fieldError } from '@majlis/kit/http/http-errors';
import { BadRequestException } from '@nestjs/common';

/** The whole file cannot be imported. */
export const fileError = (message: string): BadRequestException => new BadRequestException(fieldError('file', message));
