import type { FeedItem } from '@majlis/contracts/feed-items';
import { Public } from '@majlis/kit/auth/staff';
import { Controller, Get } from '@nestjs/common';
import { ItemsService } from './items.service.js';

@Controller('api')
export class ItemsController {
  constructor(private readonly items: ItemsService) {}

  @Get('research-items')
  @Public()
  listResearch(): Promise<FeedItem[]> {
    return this.items.list('research', 'Failed to fetch research items');
  }
}
