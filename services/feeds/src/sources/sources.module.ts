import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FeedSourceEntity } from './feed-source.entity.js';
import { sourcesProvider } from './feed-source.js';
import { SourcesController } from './sources.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([FeedSourceEntity])],
  controllers: [SourcesController],
  providers: [sourcesProvider],
})
export class SourcesModule {}
