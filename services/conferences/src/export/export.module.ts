import { Module } from '@nestjs/common';
import { ExportController } from './export.controller.js';
import { MailMergeController } from './mail-merge.controller.js';
import { PeopleExportController } from './people-export.controller.js';

@Module({ controllers: [ExportController, MailMergeController, PeopleExportController] })
export class ExportModule {}
