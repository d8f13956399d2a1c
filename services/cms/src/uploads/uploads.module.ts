import { Module } from '@nestjs/common';
import { objectStoreProvider } from './object-store.provider.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({ controllers: [UploadsController], providers: [UploadsService, objectStoreProvider] })
export class UploadsModule {}
