import { endpoints } from '@majlis/contracts/api/endpoints';
import { type PageInput, type PublicPage, pages } from '@majlis/contracts/site/pages.schema';
import { Public } from '@majlis/kit/auth/current-user';
import { toPlainText } from '@majlis/kit/html/plain-text';
import { sanitiseField } from '@majlis/kit/http/validation.pipe';
import { addPicturesToOne } from '@majlis/rows/lists/picture-details';
import {
  createSortableCrudController,
  type PersistRow,
  type RouteParams,
} from '@majlis/rows/lists/sortable-crud.controller';
import { redirectTo } from '@majlis/rows/translations/redirect';
import { readSlugs, translateRows } from '@majlis/rows/translations/translate-rows';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Response } from 'express';
import type { Repository } from 'typeorm';
import { PageEntity } from './page.entity.js';
import { PagesRepository } from './pages.repository.js';

@Controller(pages.path)
export class PagesController extends createSortableCrudController<PageInput>(pages.input)<PageEntity> {
  private readonly pages: PagesRepository;

  constructor(@InjectRepository(PageEntity) private readonly entities: Repository<PageEntity>) {
    const repository = new PagesRepository(entities);
    super(repository);
    this.pages = repository;
  }

  @Get()
  list() {
    return this.pages.list();
  }

  @Get('links')
  @Public()
  listLinks() {
    return this.pages.listLinks();
  }

  @Get('published')
  @Public()
  listPublished() {
    return this.pages.listPublished();
  }

  /** Staff, too, get a page only while it is published. An unpublished page is seen in a preview. */
  @Get('slug/:slug')
  @Public()
  async getBySlug(@Param('slug') slug: string, @Res({ passthrough: true }) response: Response) {
    const page = await this.pages.findBySlug(slug);
    const { manager } = this.entities;
    const slugs = await readSlugs(manager, page);
    await translateRows(manager, page);
    if (page.slug !== slug) return redirectTo(response, endpoints.pageBySlug(page.slug));
    return addPicturesToOne(manager, { ...toPageResponse(page), slugs }, ({ imageUrl }) => [imageUrl]);
  }

  override save(values: PageInput, params: RouteParams, persist: PersistRow<PageEntity>): Promise<PageEntity> {
    return super.save({ ...values, body: sanitiseField('body', values.body) }, params, persist);
  }
}

function toPageResponse(page: PageEntity): Omit<PublicPage, 'slugs'> {
  const { title, slug, body, imageUrl, placement, editedAt } = page;
  return { title, slug, body, imageUrl, placement, editedAt, description: describePage(page) };
}

const paragraph = /<p[ >].*?<\/p>/gs;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The description for search engines, or else the first sentence of the first paragraph that has any text. */
export function describePage({ metaDescription, body, title }: PageEntity): string {
  if (metaDescription) return metaDescription;
  const [text = toPlainText(body)] = (body.match(paragraph) ?? []).map(toPlainText).filter(Boolean);
  const [first] = sentences.segment(text);
  return first?.segment.trim() || title;
}
