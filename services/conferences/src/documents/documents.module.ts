import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { DocumentEntity } from './document.entity.js';
import { DocumentsController } from './documents.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([DocumentEntity, ConferenceEntity])],
  controllers: [DocumentsController],
})
export class DocumentsModule {}
