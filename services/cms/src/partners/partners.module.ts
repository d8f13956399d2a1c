import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PartnerEntity } from './partner.entity.js';
import { PartnersController } from './partners.controller.js';

@Module({ imports: [TypeOrmModule.forFeature([PartnerEntity])], controllers: [PartnersController] })
export class PartnersModule {}
