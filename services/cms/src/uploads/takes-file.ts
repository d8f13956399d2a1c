import { FileInterceptor } from '@nestjs/platform-express';

const megabyte = 1024 * 1024;

/** Reads a multipart form with one file, of at most so many bytes, and so many other fields. */
export const takesFile = (field: string, { bytes, fields }: { bytes: number; fields: number }) =>
  FileInterceptor(field, {
    // Names of files are in any script.
    defParamCharset: 'utf8',
    // A file just over the limit is still read, so that the refusal can name its field.
    limits: { fileSize: bytes + megabyte, files: 1, fields, fieldSize: 32 * 1024, parts: 20 },
  });
