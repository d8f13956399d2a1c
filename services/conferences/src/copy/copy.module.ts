import { Module } from '@nestjs/common';
import { CopyController } from './copy.controller.js';
import { CopyService } from './copy.service.js';

@Module({ controllers: [CopyController], providers: [CopyService] })
export class CopyModule {}
