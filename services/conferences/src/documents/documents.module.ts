import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { DocumentEntity } from './document.entity.js';
import { DocumentsController } from './documents.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([DocumentEntity, ConferenceEntity, SessionEntity])],
  controllers: [DocumentsController],
})
export class DocumentsModule {}
