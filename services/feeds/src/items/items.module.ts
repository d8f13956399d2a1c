import { Module } from '@nestjs/common';
import { sourcesProvider } from '../sources/feed-source.js';
import { ItemsController } from './items.controller.js';
import { ListsService } from './lists.service.js';
import { ManagedItemsController } from './managed-items.controller.js';

@Module({
  controllers: [ItemsController, ManagedItemsController],
  providers: [ListsService, sourcesProvider],
})
export class ItemsModule {}
