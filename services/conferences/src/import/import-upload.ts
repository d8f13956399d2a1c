import { importLimits } from '@majlis/contracts/import-fields';
import { ConcurrencyLimitInterceptor } from '@majlis/kit/http/concurrency-limit.interceptor';
import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';

const megabyte = 1024 * 1024;

/** A file just over the limit is still read, so that the error can name its field. */
export const ImportUpload = () =>
  applyDecorators(
    UseInterceptors(
      ConcurrencyLimitInterceptor,
      FileInterceptor('file', {
        defParamCharset: 'utf8',
        limits: { fileSize: importLimits.bytes + megabyte, files: 1, fields: 5, fieldSize: megabyte, parts: 7 },
      }),
    ),
  );
