import type { FeedItem } from '@majlis/contracts/feed-items';
import type { FeedKind } from '@majlis/contracts/feed-sources';
import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, type Repository } from 'typeorm';
import { FeedSourceEntity } from '../sources/feed-source.entity.js';
import { type FeedSource, SOURCES } from '../sources/feed-source.js';
import { FeedItemEntity } from './feed-item.entity.js';

const longestList = 1_000;

/** Reads what was fetched before; nothing here waits for the outside. */
@Injectable()
export class ItemsService {
  constructor(
    @InjectRepository(FeedItemEntity) private readonly items: Repository<FeedItemEntity>,
    @InjectRepository(FeedSourceEntity) private readonly states: Repository<FeedSourceEntity>,
    @Inject(SOURCES) private readonly sources: FeedSource[],
  ) {}

  /** Newest first. Throws 503 with `failure` when feeds are configured and none of them was ever read. */
  async list(kind: FeedKind, failure: string): Promise<FeedItem[]> {
    const urls = this.sources.filter((source) => source.kind === kind).map(({ url }) => url);
    if (urls.length > 0 && !(await this.wasEverRead(urls))) throw new ServiceUnavailableException(failure);
    const items = await this.items.find({
      where: { sourceUrl: In(urls) },
      order: { publishedAt: 'DESC', id: 'ASC' },
      take: longestList,
    });
    return items.map(shown);
  }

  private wasEverRead(urls: string[]): Promise<boolean> {
    return this.states.existsBy({ url: In(urls), succeededAt: Not(IsNull()) });
  }
}

function shown({ title, description, publishedAt, author, categories, link }: FeedItemEntity): FeedItem {
  return { title, description, pubDate: publishedAt.toISOString(), ...(author && { author }), categories, link };
}
