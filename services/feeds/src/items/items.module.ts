import { Module } from '@nestjs/common';
import { sourcesProvider } from '../sources/feed-source.js';
import { ItemsController } from './items.controller.js';
import { ListsService } from './lists.service.js';
import { ListsTimer } from './lists.timer.js';
import { ManagedItemsController } from './managed-items.controller.js';

@Module({
  controllers: [ItemsController, ManagedItemsController],
  providers: [ListsService, ListsTimer, sourcesProvider],
})
export class ItemsModule {}
