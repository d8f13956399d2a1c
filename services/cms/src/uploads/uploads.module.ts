import { imageFolders } from '@majlis/contracts/uploads';
import { OBJECT_STORE, objectStoreProvider } from '@majlis/kit/storage/object-store-settings';
import { sweepOf } from '@majlis/kit/storage/sweep-uploads';
import { Module } from '@nestjs/common';
import { DocumentStore } from './document-store.js';
import { ImageCopies } from './image-copies.service.js';
import { ImageNames } from './image-names.js';
import { ImageStore } from './image-store.js';
import { UploadQuota } from './upload-quota.js';
import { UploadsController } from './uploads.controller.js';

@Module({
  controllers: [UploadsController],
  providers: [
    ImageStore,
    ImageNames,
    ImageCopies,
    DocumentStore,
    UploadQuota,
    objectStoreProvider,
    sweepOf(...imageFolders, 'documents'),
  ],
  exports: [ImageStore, OBJECT_STORE],
})
export class UploadsModule {}
