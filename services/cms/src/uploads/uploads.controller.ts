import {
  type ImageCopyInput,
  type ImageFolder,
  imageCopyInput,
  type UploadedDocument,
  type UploadedImage,
  uploadInput,
} from '@majlis/contracts/uploads';
import { Staff, type StaffMember } from '@majlis/kit/auth/staff';
import type { SentFile } from '@majlis/kit/documents/store-document';
import { ConcurrencyLimitInterceptor } from '@majlis/kit/http/concurrency-limit.interceptor';
import { Body, Controller, Get, HttpCode, Param, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { DocumentStore } from './document-store.js';
import { ImageCopies } from './image-copies.service.js';
import { ImageStore } from './image-store.js';
import { TakesDocument, TakesImage } from './takes-file.js';

@Controller('api/cms')
export class UploadsController {
  constructor(
    private readonly images: ImageStore,
    private readonly copies: ImageCopies,
    private readonly documents: DocumentStore,
  ) {}

  @Post('upload-image')
  @TakesImage()
  upload(
    @Body({ schema: uploadInput }) { type }: { type: ImageFolder },
    @Staff() { email }: StaffMember,
    @UploadedFile() image?: SentFile,
  ): Promise<UploadedImage> {
    return this.images.store(type, image, email);
  }

  @Post('copy-image')
  @HttpCode(200)
  @UseInterceptors(ConcurrencyLimitInterceptor)
  copy(
    @Body({ schema: imageCopyInput }) input: ImageCopyInput,
    @Staff() { email }: StaffMember,
  ): Promise<UploadedImage> {
    return this.copies.copy(input, email);
  }

  @Post('upload-document')
  @TakesDocument()
  uploadDocument(@Staff() { email }: StaffMember, @UploadedFile() document?: SentFile): Promise<UploadedDocument> {
    return this.documents.store(document, email);
  }

  /** What staff can choose from instead of uploading anew. */
  @Get('images/:folder')
  list(@Param('folder', { schema: uploadInput.shape.type }) folder: ImageFolder) {
    return this.images.list(folder);
  }
}
