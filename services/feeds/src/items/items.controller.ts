import { type ListQuery, listFilters, listQuery, requestedPage } from '@majlis/contracts/api/list-query.schema';
import { homeItemCount } from '@majlis/contracts/feeds/feed-items';
import { Public } from '@majlis/kit/auth/current-user';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import { setPageLinks } from '@majlis/rows/lists/paged-list';
import { Controller, Get, Header, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { FeedQueryService } from './feed-query.service.js';
import type { FeedViewName } from './feed-views.js';

const jsonContentType = 'application/json; charset=utf-8';
const itemsQuery = listQuery(listFilters.feedItems);

@Controller('api')
@Public()
export class ItemsController {
  constructor(
    private readonly feedQueries: FeedQueryService,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  @Get('research-items')
  listResearch(@Query({ schema: itemsQuery }) query: ListQuery, @Req() request: Request, @Res() response: Response) {
    return this.sendPage(query, request, response, 'research');
  }

  @Get('blog-posts')
  listPosts(@Query({ schema: itemsQuery }) query: ListQuery, @Req() request: Request, @Res() response: Response) {
    return this.sendPage(query, request, response, 'blog');
  }

  @Get('research-items/latest')
  listLatestResearch(@Res() response: Response) {
    return this.sendList(response, 'research', homeItemCount);
  }

  @Get('blog-posts/latest')
  listLatestPosts(@Res() response: Response) {
    return this.sendList(response, 'blog', homeItemCount);
  }

  @Get('podcast-episodes/latest')
  listLatestSummaries(@Res() response: Response) {
    return this.sendList(response, 'summaries', homeItemCount);
  }

  @Get('podcast-episodes')
  listNewestEpisodes(@Res() response: Response) {
    return this.sendList(response, 'episodes', homeItemCount);
  }

  @Get('podcast-episodes/all')
  listEpisodes(@Query({ schema: itemsQuery }) query: ListQuery, @Req() request: Request, @Res() response: Response) {
    return this.sendPage(query, request, response, 'episodes');
  }

  @Get('podcast-episodes/summaries')
  listSummaries(@Query({ schema: itemsQuery }) query: ListQuery, @Req() request: Request, @Res() response: Response) {
    return this.sendPage(query, request, response, 'summaries');
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
    return this.sendList(response, 'posts');
  }

  private async sendPage(query: ListQuery, request: Request, response: Response, name: FeedViewName): Promise<void> {
    const requested = requestedPage(query);
    if (!requested) return this.sendList(response, name);
    const { list, ...page } = await this.feedQueries.page(name, requested);
    setPageLinks(request, response, this.settings.PUBLIC_ORIGIN, page);
    response.setHeader('Content-Type', jsonContentType).send(list);
  }

  private async sendList(response: Response, name: FeedViewName, limit?: number): Promise<void> {
    const { body, etag } = await this.feedQueries.list(name, limit);
    response.setHeader('Content-Type', jsonContentType).setHeader('ETag', etag).send(body);
  }
}
