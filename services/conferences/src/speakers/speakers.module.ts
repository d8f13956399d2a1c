import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonEntity } from '../people/person.entity.js';
import { SpeakersController } from './speakers.controller.js';
import { SpeakersService } from './speakers.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PersonEntity])],
  controllers: [SpeakersController],
  providers: [SpeakersService],
})
export class SpeakersModule {}
