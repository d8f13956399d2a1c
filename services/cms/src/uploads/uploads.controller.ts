import {
  type ImageCopyInput,
  type ImageUploadInput,
  imageCopyInput,
  imageUploadInput,
  type UploadedDocument,
  type UploadedImage,
} from '@majlis/contracts/uploads';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import type { FormFile } from '@majlis/kit/documents/store-document';
import { ConcurrencyLimitInterceptor } from '@majlis/kit/http/concurrency-limit.interceptor';
import { Body, Controller, HttpCode, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { DocumentStore } from './document-store.js';
import { DocumentUpload, ImageUpload } from './file-upload.decorators.js';
import { ImageCopyService } from './image-copy.service.js';
import { ImageStore } from './image-store.js';

@Controller('api/cms')
export class UploadsController {
  constructor(
    private readonly images: ImageStore,
    private readonly imageCopies: ImageCopyService,
    private readonly documents: DocumentStore,
  ) {}

  @Post('upload-image')
  @ImageUpload()
  upload(
    @Body({ schema: imageUploadInput }) { type, basedOn }: ImageUploadInput,
    @CurrentUser() { email }: StaffMember,
    @UploadedFile() image?: FormFile,
  ): Promise<UploadedImage> {
    return this.images.store(type, image, email, basedOn);
  }

  @Post('copy-image')
  @HttpCode(200)
  @UseInterceptors(ConcurrencyLimitInterceptor)
  copy(
    @Body({ schema: imageCopyInput }) input: ImageCopyInput,
    @CurrentUser() { email }: StaffMember,
  ): Promise<UploadedImage> {
    return this.imageCopies.copy(input, email);
  }

  @Post('upload-document')
  @DocumentUpload()
  uploadDocument(
    @CurrentUser() { email }: StaffMember,
    @UploadedFile() document?: FormFile,
  ): Promise<UploadedDocument> {
    return this.documents.store(document, email);
  }
}
