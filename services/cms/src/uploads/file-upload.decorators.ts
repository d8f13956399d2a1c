import { imageLimits } from '@majlis/contracts/shared/upload-limits';
import { documentLimits } from '@majlis/contracts/shared/uploads.schema';
import { ConcurrencyLimitInterceptor } from '@majlis/kit/http/concurrency-limit.interceptor';
import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';

const megabyte = 1024 * 1024;

export const ImageUpload = () => fileUpload('image', { bytes: imageLimits.bytes, fields: 12 });

export const DocumentUpload = () => fileUpload('document', { bytes: documentLimits.bytes, fields: 0 });

function fileUpload(field: string, { bytes, fields }: { bytes: number; fields: number }) {
  const readForm = FileInterceptor(field, {
    // File names may be in any script.
    defParamCharset: 'utf8',
    // A file just over the limit is still read, so that the error can name its field.
    limits: { fileSize: bytes + megabyte, files: 1, fields, fieldSize: 32 * 1024, parts: 20 },
  });
  return applyDecorators(UseInterceptors(ConcurrencyLimitInterceptor, readForm));
}
