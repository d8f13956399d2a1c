import { Module } from '@nestjs/common';
import { CopyController, DayCopyController } from './copy.controller.js';
import { CopyService } from './copy.service.js';

@Module({ controllers: [CopyController, DayCopyController], providers: [CopyService] })
export class CopyModule {}
