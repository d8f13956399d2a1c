import { Module } from '@nestjs/common';
import { ContentProblemsController } from './content-problems.controller.js';
import { ContentProblemsService } from './content-problems.service.js';
import { LinkCheckJob } from './link-check.job.js';

@Module({ controllers: [ContentProblemsController], providers: [ContentProblemsService, LinkCheckJob] })
export class ContentChecksModule {}
