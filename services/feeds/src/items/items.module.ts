import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FeedSourceEntity } from '../sources/feed-source.entity.js';
import { sourcesProvider } from '../sources/feed-source.js';
import { FeedItemEntity } from './feed-item.entity.js';
import { ItemsController } from './items.controller.js';
import { ItemsService } from './items.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([FeedItemEntity, FeedSourceEntity])],
  controllers: [ItemsController],
  providers: [ItemsService, sourcesProvider],
})
export class ItemsModule {}
