import { Module } from '@nestjs/common';
import { sourcesProvider } from '../sources/feed-source.js';
import { AdminItemsController } from './admin-items.controller.js';
import { FeedQueryService } from './feed-query.service.js';
import { ItemsController } from './items.controller.js';
import { WarmCacheJob } from './warm-cache.job.js';

@Module({
  controllers: [ItemsController, AdminItemsController],
  providers: [FeedQueryService, WarmCacheJob, sourcesProvider],
})
export class ItemsModule {}
