import { type Message, message } from '@majlis/contracts/shared/messages';
import { slugify } from '@majlis/contracts/shared/slugs';
import type { ListedPage, PageLink } from '@majlis/contracts/site/pages.schema';
import { isReservedSlug } from '@majlis/contracts/site/reserved-slugs';
import { isConstraintViolation } from '@majlis/kit/database/database-errors';
import { fieldError } from '@majlis/kit/http/http-errors';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import { SortableRepository } from '@majlis/rows/repository/crud-repository';
import { SlugRegistry } from '@majlis/rows/slugs/slug-registry';
import { translateRows } from '@majlis/rows/translations/translate-rows';
import { ConflictException, NotFoundException } from '@nestjs/common';
import { type DeepPartial, type EntityManager, Not, type Repository } from 'typeorm';
import { FormerPageSlugEntity, PageEntity } from './page.entity.js';

export const pageSlugs = new SlugRegistry({
  rows: PageEntity,
  formerSlugs: FormerPageSlugEntity,
  owner: 'pageId',
  taken: 'slugOfPage',
  isReserved: isReservedSlug,
});

/** Hiding a page also records its slug, because the slug of a hidden page changes without a redirect. */
export async function recordFormerSlug(manager: EntityManager, before: PageEntity, after: PageEntity): Promise<void> {
  if (before.isActive && (before.slug !== after.slug || !after.isActive))
    await pageSlugs.recordFormerSlug(manager, before.slug, after.id);
}

/** Throws `problem` if the write failed because another page has the slug. */
async function reportTakenSlug<Result>(write: Promise<Result>, problem: Message): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (!isConstraintViolation(error, 'pages_slug_taken')) throw error;
    throw new ConflictException(fieldError('slug', problem));
  }
}

type WritePages<Result> = (pages: SortableRepository<PageEntity>, manager: EntityManager) => Promise<Result>;

const contents = ['title', 'body', 'imageUrl', 'metaDescription'] as const;

/** Each page has a slug of its own, and its former slugs redirect to it. */
export class PagesRepository extends SortableRepository<PageEntity> {
  /** Hiding a page records its slug, which `updateMany` would bypass. */
  override readonly canUpdateMany = false;

  constructor(rows: Repository<PageEntity>) {
    super(rows, 'page');
  }

  async listLinks(): Promise<PageLink[]> {
    const pages = await this.listPublic({ placement: Not('none') });
    return pages.map(({ title, slug, placement }) => ({ title, slug, placement }));
  }

  async listPublished(): Promise<ListedPage[]> {
    const pages = await this.listPublic({});
    return pages.map(({ title, slug, editedAt }) => ({ title, slug, editedAt }));
  }

  /** Finds a published page by its current or a former slug. */
  async findBySlug(slug: string): Promise<PageEntity> {
    const page = await pageSlugs.find(this.rows, slug, { visible: { isActive: true } });
    if (!page) throw new NotFoundException(message('pageNotFound'));
    return page;
  }

  override create(values: DeepPartial<PageEntity>, actor: string): Promise<PageEntity> {
    return this.write(message('pageSlugTaken'), async (pages, manager) => {
      if (values.slug) await pageSlugs.rejectTaken(manager, values.slug);
      const slug = values.slug || (await pageSlugs.findFree(manager, slugify(values.title ?? '') || 'page'));
      return pages.create(Object.assign({}, values, { slug, editedAt: new Date().toISOString() }), actor);
    });
  }

  override update(id: string, changes: Partial<PageEntity>, context: WriteContext): Promise<PageEntity> {
    return this.write(message('pageSlugTaken'), async (pages, manager) => {
      const before = await manager.findOne(PageEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (changes.slug) await pageSlugs.rejectTaken(manager, changes.slug, {}, id);
      const after = await pages.update(id, before ? completeChanges(before, changes) : changes, context);
      if (before) await recordFormerSlug(manager, before, after);
      return after;
    });
  }

  override restore(id: string, context: WriteContext): Promise<PageEntity> {
    return this.write(message('pageSlugTakenWhenRestored'), (pages) => pages.restore(id, context));
  }

  /** Lists published pages in the language of the request, without their bodies. */
  private async listPublic(where: object): Promise<PageEntity[]> {
    const pages = await this.rows.find({
      select: { id: true, title: true, slug: true, placement: true, editedAt: true },
      where: { ...where, isActive: true },
      order: { order: 'ASC', createdAt: 'ASC', id: 'ASC' },
    });
    await translateRows(this.rows.manager, pages);
    return pages;
  }

  private write<Result>(problem: Message, work: WritePages<Result>): Promise<Result> {
    const write = this.rows.manager.transaction((manager) =>
      work(new SortableRepository(manager.getRepository(PageEntity), this.noun), manager),
    );
    return reportTakenSlug(write, problem);
  }
}

/** Without a slug the page keeps its own, and `editedAt` changes only when its contents do. */
function completeChanges(before: PageEntity, changes: Partial<PageEntity>): Partial<PageEntity> {
  const isEdited = contents.some((name) => changes[name] !== undefined && changes[name] !== before[name]);
  return {
    ...changes,
    ...(changes.slug === '' && { slug: before.slug }),
    ...(isEdited && { editedAt: new Date().toISOString() }),
  };
}
