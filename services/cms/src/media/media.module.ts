import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.js';
import { MediaController } from './media.controller.js';
import { MediaService } from './media.service.js';
import { MediaBackfillJob } from './media-backfill.job.js';

@Module({ imports: [UploadsModule], controllers: [MediaController], providers: [MediaService, MediaBackfillJob] })
export class MediaModule {}
