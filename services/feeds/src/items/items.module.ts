import { Module } from '@nestjs/common';
import { sourcesProvider } from '../sources/feed-source.js';
import { ItemsController } from './items.controller.js';
import { ListsService } from './lists.service.js';
import { ManagedItemsController } from './managed-items.controller.js';
import { PrepareListsJob } from './prepare-lists.job.js';

@Module({
  controllers: [ItemsController, ManagedItemsController],
  providers: [ListsService, PrepareListsJob, sourcesProvider],
})
export class ItemsModule {}
