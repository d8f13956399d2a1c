import { Module } from '@nestjs/common';
import { ExportController } from './export.controller.js';
import { MailMergeController } from './mail-merge.controller.js';

@Module({ controllers: [ExportController, MailMergeController] })
export class ExportModule {}
