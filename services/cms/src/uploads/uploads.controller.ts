import {
  type AlbumThumbnail,
  albumInput,
  type ImageCopyInput,
  type ImageUploadInput,
  imageCopyInput,
  imageUploadInput,
  type UploadedDocument,
  type UploadedImage,
} from '@majlis/contracts/shared/uploads.schema';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import type { FormFile } from '@majlis/kit/documents/store-document';
import { ConcurrencyLimitInterceptor } from '@majlis/kit/http/concurrency-limit.interceptor';
import { Body, Controller, HttpCode, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { AlbumThumbnails } from './album-thumbnails.service.js';
import { DocumentUpload, ImageUpload } from './file-upload.decorators.js';
import { ImageCopyService } from './image-copy.service.js';
import { DocumentStore, ImageStore } from './upload-stores.js';

@Controller('api/cms')
export class UploadsController {
  constructor(
    private readonly images: ImageStore,
    private readonly imageCopies: ImageCopyService,
    private readonly documents: DocumentStore,
    private readonly albumThumbnails: AlbumThumbnails,
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

  @Post('album-thumbnail')
  @HttpCode(200)
  copyAlbumThumbnail(
    @Body({ schema: albumInput }) { url }: { url: string },
    @CurrentUser() { email }: StaffMember,
  ): Promise<AlbumThumbnail> {
    return this.albumThumbnails.copyThumbnail(url, email);
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
