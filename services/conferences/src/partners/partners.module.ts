import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { ConferencePartnerEntity } from './conference-partner.entity.js';
import { PartnersController } from './partners.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([ConferencePartnerEntity, ConferenceEntity])],
  controllers: [PartnersController],
})
export class PartnersModule {}
