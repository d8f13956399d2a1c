import { Module } from '@nestjs/common';
import { ContentProblemsController } from './content-problems.controller.js';
import { ContentProblemsService } from './content-problems.service.js';

@Module({ controllers: [ContentProblemsController], providers: [ContentProblemsService] })
export class ContentChecksModule {}
