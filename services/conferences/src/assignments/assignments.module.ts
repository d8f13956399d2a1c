import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionEntity } from '../sessions/session.entity.js';
import { AssignmentsController, SessionSpeakersController } from './assignments.controller.js';
import { AssignmentsService } from './assignments.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity])],
  controllers: [AssignmentsController, SessionSpeakersController],
  providers: [AssignmentsService],
})
export class AssignmentsModule {}
