import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { DocumentEntity } from '../documents/document.entity.js';
import { ProceedingsController } from './proceedings.controller.js';
import { ProceedingsService } from './proceedings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ConferenceEntity, DocumentEntity])],
  controllers: [ProceedingsController],
  providers: [ProceedingsService],
})
export class ProceedingsModule {}
