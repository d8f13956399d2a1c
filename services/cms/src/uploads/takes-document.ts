import { documentLimits } from '@majlis/contracts/uploads';
import { ConcurrencyLimitInterceptor } from '@majlis/kit/http/concurrency-limit.interceptor';
import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { takesFile } from './takes-file.js';

/** The route takes a multipart form with one file, called `document`, and nothing else. */
export const TakesDocument = () =>
  applyDecorators(
    UseInterceptors(ConcurrencyLimitInterceptor, takesFile('document', { bytes: documentLimits.bytes, fields: 0 })),
  );
