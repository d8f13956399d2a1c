import { homeItemCount } from '@majlis/contracts/feed-items';
import { Public } from '@majlis/kit/auth/current-user';
import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { FeedQueryService } from './feed-query.service.js';
import type { FeedViewName } from './feed-views.js';

const jsonContentType = 'application/json; charset=utf-8';

@Controller('api')
@Public()
export class ItemsController {
  constructor(private readonly feedQueries: FeedQueryService) {}

  @Get('research-items')
  listResearch(@Res() response: Response) {
    return this.sendList(response, 'research', 'Failed to fetch research items');
  }

  @Get('blog-posts')
  listPosts(@Res() response: Response) {
    return this.sendList(response, 'blog', 'Failed to fetch blog posts');
  }

  @Get('research-items/latest')
  listLatestResearch(@Res() response: Response) {
    return this.sendList(response, 'research', 'Failed to fetch research items', homeItemCount);
  }

  @Get('blog-posts/latest')
  listLatestPosts(@Res() response: Response) {
    return this.sendList(response, 'blog', 'Failed to fetch blog posts', homeItemCount);
  }

  @Get('podcast-episodes/latest')
  listLatestSummaries(@Res() response: Response) {
    return this.sendList(response, 'summaries', 'Failed to fetch podcast episodes', homeItemCount);
  }

  @Get('podcast-episodes')
  listNewestEpisodes(@Res() response: Response) {
    return this.sendList(response, 'episodes', 'Failed to fetch podcast episodes', homeItemCount);
  }

  @Get('podcast-episodes/all')
  listEpisodes(@Res() response: Response) {
    return this.sendList(response, 'episodes', 'Failed to fetch podcast episodes');
  }

  @Get('podcast-episodes/summaries')
  listSummaries(@Res() response: Response) {
    return this.sendList(response, 'summaries', 'Failed to fetch podcast episodes');
  }

  @Get('podcast-episodes/slug/:slug')
  @Header('Content-Type', jsonContentType)
  getEpisode(@Param('slug') slug: string) {
    return this.feedQueries.getEpisode(slug);
  }

  @Get('podcast-episodes/related/:slug')
  @Header('Content-Type', jsonContentType)
  listRelated(@Param('slug') slug: string) {
    return this.feedQueries.relatedEpisodes(slug);
  }

  @Get('instagram-posts')
  listPhotos(@Res() response: Response) {
    return this.sendList(response, 'posts', 'Failed to fetch Instagram posts');
  }

  private async sendList(response: Response, name: FeedViewName, failure: string, limit?: number): Promise<void> {
    const { body, etag } = await this.feedQueries.list(name, failure, limit);
    response.setHeader('Content-Type', jsonContentType).setHeader('ETag', etag).send(body);
  }
}
