import { documentLimits } from '@majlis/contracts/uploads';
import { FewAtATime } from '@majlis/kit/http/few-at-a-time';
import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { takesFile } from './takes-file.js';

/** The route takes a multipart form with one file, called `document`, and nothing else. */
export const TakesDocument = () =>
  applyDecorators(UseInterceptors(FewAtATime, takesFile('document', { bytes: documentLimits.bytes, fields: 0 })));
