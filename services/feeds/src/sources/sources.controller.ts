import { Controller, Get, Inject } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { FeedSourceEntity } from './feed-source.entity.js';
import { type FeedSource, SOURCES } from './feed-source.js';

@Controller('api/feeds/sources')
export class SourcesController {
  constructor(
    @InjectRepository(FeedSourceEntity) private readonly known: Repository<FeedSourceEntity>,
    @Inject(SOURCES) private readonly configured: FeedSource[],
  ) {}

  /** How it stands with each configured feed. */
  @Get()
  list() {
    return this.known.find({
      select: { kind: true, url: true, succeededAt: true, error: true },
      where: { url: In(this.configured.map(({ url }) => url)) },
      order: { kind: 'ASC', url: 'ASC' },
    });
  }
}
