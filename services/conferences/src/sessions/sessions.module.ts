import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { DocumentEntity } from '../documents/document.entity.js';
import { MovesController } from './moves.controller.js';
import { SessionEntity } from './session.entity.js';
import {
  ConferenceSessionsController,
  SessionInConferenceController,
  SessionsController,
} from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity, ConferenceEntity, DocumentEntity])],
  controllers: [MovesController, ConferenceSessionsController, SessionInConferenceController, SessionsController],
  providers: [SessionsService],
})
export class SessionsModule {}
