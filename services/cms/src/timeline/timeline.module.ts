import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TimelineController } from './timeline.controller.js';
import { TimelineEventEntity } from './timeline-event.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([TimelineEventEntity])], controllers: [TimelineController] })
export class TimelineModule {}
