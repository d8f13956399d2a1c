import { type ImageFolder, type UploadedImage, uploadInput, uploadLimits } from '@majlis/contracts/uploads';
import { faultyFields } from '@majlis/kit/http/problem';
import { Body, Controller, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { UploadsService } from './uploads.service.js';

/** A file just over the limit is still read, so that the refusal can name its field. */
const limits = { fileSize: uploadLimits.bytes + 1024 * 1024, files: 1, fields: 12, fieldSize: 32 * 1024, parts: 20 };

@Controller('api/cms/upload-image')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Post()
  @UseInterceptors(FileInterceptor('image', { limits }))
  upload(
    @Body({ schema: uploadInput }) { type }: { type: ImageFolder },
    @UploadedFile() image?: { buffer: Buffer },
  ): Promise<UploadedImage> {
    if (!image) throw faultyFields({ image: 'Choose an image to upload' });
    return this.uploads.store(type, image.buffer);
  }
}
