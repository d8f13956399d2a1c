import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { RoomEntity } from './room.entity.js';
import { RoomsController } from './rooms.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([RoomEntity, ConferenceEntity])],
  controllers: [RoomsController],
})
export class RoomsModule {}
