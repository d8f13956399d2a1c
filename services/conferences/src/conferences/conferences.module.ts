import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConferenceEntity } from './conference.entity.js';
import { ConferenceEdits } from './conference-edits.service.js';
import { ConferencesController } from './conferences.controller.js';
import { ConferencesService } from './conferences.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ConferenceEntity])],
  controllers: [ConferencesController],
  providers: [ConferencesService, ConferenceEdits],
})
export class ConferencesModule {}
