import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { ChangesController } from './changes.controller.js';
import { ChangesService } from './changes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ConferenceEntity])],
  controllers: [ChangesController],
  providers: [ChangesService],
})
export class ChangesModule {}
