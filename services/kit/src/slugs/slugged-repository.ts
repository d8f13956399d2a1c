import type { DeepPartial, EntityManager, FindOptionsWhere, Repository } from 'typeorm';
import {
  type AuditedEntity,
  findByIdempotentId,
  type RowChanges,
  type WriteContext,
} from '../database/audited-entity.js';
import { CrudRepository } from '../database/crud-repository.js';
import type { SluggedRow, SlugRegistry } from './slug-registry.js';

export type SlugRules<Row extends SluggedRow> = {
  registry: SlugRegistry<Row>;
  /** The slug of a row that was given none. */
  derive: (row: Row) => string;
};

/** Rows that are public at an address of their own, which stays theirs when it changes. */
export class SluggedRepository<Row extends AuditedEntity & SluggedRow> extends CrudRepository<Row> {
  constructor(
    rows: Repository<Row>,
    noun: string,
    private readonly slugs: SlugRules<Row>,
  ) {
    super(rows, noun);
  }

  override create(values: DeepPartial<Row>, actor: string): Promise<Row> {
    return this.withSlugLock(async (rows, manager) => {
      // Its own slug must not count as taken.
      const existing = await findByIdempotentId(manager.getRepository(this.rows.target));
      if (existing) return existing;
      const slug = await this.resolve(manager, values as Row);
      await this.slugs.registry.release(manager, slug, undefined, this.slugs.registry.scopeOf(values as Row));
      return rows.create(Object.assign({}, values, { slug }), actor);
    });
  }

  override async update(id: string, changes: RowChanges<Row>, context: WriteContext): Promise<Row> {
    if (typeof changes === 'function' || changes.slug === undefined) return super.update(id, changes, context);
    const { slug: requested, ...others } = changes;
    // Most saves keep the slug, and need not wait for one another.
    if (requested === '' || requested === (await this.find(id)).slug)
      return super.update(id, others as Partial<Row>, context);
    return this.withSlugLock(async (rows, manager) => {
      const before = await rows.find(id);
      const slug = await this.resolve(manager, Object.assign({}, before, changes), before);
      const after = await rows.update(id, { ...changes, slug }, context);
      if (slug !== before.slug) {
        await this.slugs.registry.release(manager, slug, id, this.slugs.registry.scopeOf(after));
        await this.slugs.registry.remember(manager, before.slug, id, this.slugs.registry.scopeOf(after));
      }
      return after;
    });
  }

  override restore(id: string, context: WriteContext): Promise<Row> {
    return this.withSlugLock(async (rows, manager) => {
      const where = { id } as FindOptionsWhere<Row>;
      const deleted = await manager.findOne(this.rows.target, { where, withDeleted: true });
      if (!deleted) return rows.restore(id, context);
      const slug = await this.slugs.registry.findFree(manager, deleted.slug, this.slugs.registry.scopeOf(deleted), id);
      const restored = await rows.restore(id, context, { slug } as Partial<Row>);
      await this.slugs.registry.removeTakenTranslations(manager, id);
      return restored;
    });
  }

  private resolve(manager: EntityManager, row: Row, current?: Row): Promise<string> {
    const wanted = { slug: row.slug, derived: this.slugs.derive(row), scope: this.slugs.registry.scopeOf(row) };
    return this.slugs.registry.resolve(manager, wanted, current);
  }

  private withSlugLock(work: (rows: CrudRepository<Row>, manager: EntityManager) => Promise<Row>): Promise<Row> {
    return this.rows.manager.transaction(async (manager) => {
      await this.slugs.registry.lock(manager);
      return work(new CrudRepository(manager.getRepository(this.rows.target), this.noun), manager);
    });
  }
}
