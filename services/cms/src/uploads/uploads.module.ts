import { imageFolders } from '@majlis/contracts/uploads';
import { renditionsProvider } from '@majlis/kit/images/renditions.job';
import { OBJECT_STORE, objectStoreProvider } from '@majlis/kit/storage/object-store-settings';
import { uploadGcProvider } from '@majlis/kit/storage/upload-garbage-collector';
import { Module } from '@nestjs/common';
import { DocumentStore } from './document-store.js';
import { ImageCopyService } from './image-copy.service.js';
import { ImageStore } from './image-store.js';
import { MediaRecords } from './media-records.js';
import { StoredImagesController } from './stored-images.controller.js';
import { UploadQuota } from './upload-quota.js';
import { UploadsController } from './uploads.controller.js';

@Module({
  controllers: [UploadsController, StoredImagesController],
  providers: [
    ImageStore,
    MediaRecords,
    ImageCopyService,
    DocumentStore,
    UploadQuota,
    objectStoreProvider,
    renditionsProvider(...imageFolders),
    uploadGcProvider(...imageFolders, 'documents'),
  ],
  exports: [ImageStore, OBJECT_STORE],
})
export class UploadsModule {}
