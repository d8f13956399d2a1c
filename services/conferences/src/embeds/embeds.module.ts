import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { OembedController } from './oembed.controller.js';

@Module({ imports: [TypeOrmModule.forFeature([ConferenceEntity])], controllers: [OembedController] })
export class EmbedsModule {}
