import { Module } from '@nestjs/common';
import { CountVisitsJob } from './count-visits.job.js';
import { VisitsController } from './visits.controller.js';
import { VisitsService } from './visits.service.js';

@Module({ controllers: [VisitsController], providers: [VisitsService, CountVisitsJob] })
export class VisitsModule {}
