import { objectStoreProvider } from '@majlis/kit/storage/object-store-settings';
import { Module } from '@nestjs/common';
import { DocumentStore } from './document-store.js';
import { ImageStore } from './image-store.js';
import { UploadsController } from './uploads.controller.js';

@Module({
  controllers: [UploadsController],
  providers: [ImageStore, DocumentStore, objectStoreProvider],
  exports: [ImageStore],
})
export class UploadsModule {}
