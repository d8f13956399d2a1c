import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { ChecklistController } from './checklist.controller.js';

@Module({ imports: [TypeOrmModule.forFeature([ConferenceEntity])], controllers: [ChecklistController] })
export class ChecklistModule {}
