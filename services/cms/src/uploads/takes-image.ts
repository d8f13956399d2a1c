import { uploadLimits } from '@majlis/contracts/upload-limits';
import { FewAtATime } from '@majlis/kit/http/few-at-a-time';
import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { takesFile } from './takes-file.js';

/** The route takes a multipart form with one file, called `image`. */
export const TakesImage = () =>
  applyDecorators(UseInterceptors(FewAtATime, takesFile('image', { bytes: uploadLimits.bytes, fields: 12 })));
