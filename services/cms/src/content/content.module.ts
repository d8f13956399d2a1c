import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';
import { ContentEntryEntity } from './content-entry.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContentEntryEntity])],
  controllers: [ContentController],
  providers: [ContentService],
})
export class ContentModule {}
