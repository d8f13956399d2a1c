import { Module } from '@nestjs/common';
import { ImageStore } from './image-store.js';
import { objectStoreProvider } from './object-store.provider.js';
import { UploadsController } from './uploads.controller.js';

@Module({ controllers: [UploadsController], providers: [ImageStore, objectStoreProvider], exports: [ImageStore] })
export class UploadsModule {}
