import { type ImageFolder, type UploadedImage, uploadInput } from '@majlis/contracts/uploads';
import { Body, Controller, Get, Param, Post, UploadedFile } from '@nestjs/common';
import { ImageStore } from './image-store.js';
import { TakesImage } from './takes-image.js';

@Controller('api/cms')
export class UploadsController {
  constructor(private readonly images: ImageStore) {}

  @Post('upload-image')
  @TakesImage()
  upload(
    @Body({ schema: uploadInput }) { type }: { type: ImageFolder },
    @UploadedFile() image?: { buffer: Buffer },
  ): Promise<UploadedImage> {
    return this.images.store(type, image?.buffer);
  }

  /** What staff can choose from instead of uploading anew. */
  @Get('images/:folder')
  list(@Param('folder', { schema: uploadInput.shape.type }) folder: ImageFolder) {
    return this.images.list(folder);
  }
}
