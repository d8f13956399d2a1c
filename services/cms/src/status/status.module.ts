import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.js';
import { StatusController } from './status.controller.js';
import { StatusService } from './status.service.js';

@Module({ imports: [UploadsModule], controllers: [StatusController], providers: [StatusService] })
export class StatusModule {}
