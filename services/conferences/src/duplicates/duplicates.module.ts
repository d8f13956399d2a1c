import { Module } from '@nestjs/common';
import { DuplicatesController } from './duplicates.controller.js';
import { MergeService } from './merge.service.js';

@Module({ controllers: [DuplicatesController], providers: [MergeService] })
export class DuplicatesModule {}
