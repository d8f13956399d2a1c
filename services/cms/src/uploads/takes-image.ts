import { uploadLimits } from '@majlis/contracts/upload-limits';
import { ConcurrencyLimitInterceptor } from '@majlis/kit/http/concurrency-limit.interceptor';
import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { takesFile } from './takes-file.js';

/** The route takes a multipart form with one file, called `image`. */
export const TakesImage = () =>
  applyDecorators(
    UseInterceptors(ConcurrencyLimitInterceptor, takesFile('image', { bytes: uploadLimits.bytes, fields: 12 })),
  );
