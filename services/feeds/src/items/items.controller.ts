import { homeItems } from '@majlis/contracts/feed-items';
import { Public } from '@majlis/kit/auth/staff';
import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ListName } from './list-queries.js';
import { ListsService } from './lists.service.js';

const json = 'application/json; charset=utf-8';

/** What visitors read. */
@Controller('api')
@Public()
export class ItemsController {
  constructor(private readonly lists: ListsService) {}

  @Get('research-items')
  listResearch(@Res() response: Response) {
    return this.answer(response, 'research', 'Failed to fetch research items');
  }

  @Get('blog-posts')
  listPosts(@Res() response: Response) {
    return this.answer(response, 'blog', 'Failed to fetch blog posts');
  }

  @Get('research-items/latest')
  listLatestResearch(@Res() response: Response) {
    return this.answer(response, 'research', 'Failed to fetch research items', homeItems);
  }

  @Get('blog-posts/latest')
  listLatestPosts(@Res() response: Response) {
    return this.answer(response, 'blog', 'Failed to fetch blog posts', homeItems);
  }

  @Get('podcast-episodes/latest')
  listLatestSummaries(@Res() response: Response) {
    return this.answer(response, 'summaries', 'Failed to fetch podcast episodes', homeItems);
  }

  @Get('podcast-episodes')
  listNewestEpisodes(@Res() response: Response) {
    return this.answer(response, 'episodes', 'Failed to fetch podcast episodes', homeItems);
  }

  @Get('podcast-episodes/all')
  listEpisodes(@Res() response: Response) {
    return this.answer(response, 'episodes', 'Failed to fetch podcast episodes');
  }

  @Get('podcast-episodes/summaries')
  listSummaries(@Res() response: Response) {
    return this.answer(response, 'summaries', 'Failed to fetch podcast episodes');
  }

  @Get('podcast-episodes/slug/:slug')
  @Header('Content-Type', json)
  getEpisode(@Param('slug') slug: string) {
    return this.lists.episode(slug);
  }

  /** Other episodes of the same time. */
  @Get('podcast-episodes/near/:slug')
  @Header('Content-Type', json)
  listNear(@Param('slug') slug: string) {
    return this.lists.episodesNear(slug);
  }

  @Get('instagram-posts')
  listPhotos(@Res() response: Response) {
    return this.answer(response, 'posts', 'Failed to fetch Instagram posts');
  }

  private async answer(response: Response, name: ListName, failure: string, limit?: number): Promise<void> {
    const { body, etag } = await this.lists.list(name, failure, limit);
    response.setHeader('Content-Type', json).setHeader('ETag', etag).send(body);
  }
}
