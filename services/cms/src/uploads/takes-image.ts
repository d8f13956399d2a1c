import { uploadLimits } from '@majlis/contracts/uploads';
import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';

/** A file just over the limit is still read, so that the refusal can name its field. */
const limits = {
  fileSize: uploadLimits.bytes + 1024 * 1024,
  files: 1,
  fields: 12,
  fieldSize: 32 * 1024,
  parts: 20,
};

/** The route takes a multipart form with one file, called `image`. */
export const TakesImage = () => applyDecorators(UseInterceptors(FileInterceptor('image', { limits })));
