import { Module } from '@nestjs/common';
import { AcceptedConflictsController, BookingsController } from './conflicts.controller.js';

@Module({ controllers: [BookingsController, AcceptedConflictsController] })
export class ConflictsModule {}
