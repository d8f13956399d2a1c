import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConferenceEntity } from './conference.entity.js';
import { ConferenceAdminService } from './conference-admin.service.js';
import { ConferenceQueryService } from './conference-query.service.js';
import { ConferencesController } from './conferences.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([ConferenceEntity])],
  controllers: [ConferencesController],
  providers: [ConferenceQueryService, ConferenceAdminService],
})
export class ConferencesModule {}
