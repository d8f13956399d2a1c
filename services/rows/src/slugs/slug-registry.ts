import { message } from '@majlis/contracts/shared/messages';
import { maxFittingLength } from '@majlis/contracts/shared/slugs';
import { validationError } from '@majlis/kit/http/http-errors';
import {
  type DeepPartial,
  type EntityManager,
  type EntityTarget,
  type FindOptionsSelect,
  type FindOptionsWhere,
  Like,
  Not,
  type Repository,
} from 'typeorm';
import {
  type AuditedEntity,
  findByIdempotentId,
  type RowChanges,
  type WriteContext,
} from '../repository/audited-entity.js';
import { CrudRepository } from '../repository/crud-repository.js';

export type SluggedRow = { id: string; slug: string };

type FormerSlug = { slug: string; [owner: string]: string };

type SlugRegistryOptions<Row> = {
  rows: EntityTarget<Row>;
  /** The table of former slugs. */
  formerSlugs: EntityTarget<object>;
  /** The field of a former slug with the id of its row. */
  owner: string;
  /** The message that another row has the slug. */
  taken: 'slugOfConference' | 'slugOfPage' | 'slugOfSession' | 'slugOfSpeaker';
  /** Slugs are unique among the rows with the same value in this column: the sessions of one conference. */
  scopedBy?: Extract<keyof Row, string>;
  isReserved?: (slug: string) => boolean;
};

type Scope = { [column: string]: string };

/**
 * The current and former slugs of the rows of a table, in all languages: a slug leads to the row that has it, or else to the one
 * that had it last.
 */
export class SlugRegistry<Row extends SluggedRow> {
  constructor(private readonly options: SlugRegistryOptions<Row>) {}

  /** `visible` restricts the rows that are found. */
  async find(
    rows: Repository<Row>,
    slug: string,
    { scope = {}, visible = {} }: { scope?: Scope; visible?: FindOptionsWhere<Row> },
  ): Promise<Row | null> {
    // PostgreSQL rejects NUL in text, and no slug has one.
    const normalisedSlug = slug.includes('\0') ? '' : slug.normalize('NFC');
    const find = (where: object) => rows.findOneBy({ ...visible, ...scope, ...where } as FindOptionsWhere<Row>);
    const current = await find({ slug: normalisedSlug });
    if (current) return current;
    const [translated] = await this.listTranslated(rows.manager, scope, '= $2', normalisedSlug);
    const found = translated && (await find({ id: translated.id }));
    if (found) return found;
    const former = await rows.manager.findOneBy(this.options.formerSlugs, { ...scope, slug: normalisedSlug });
    return former && find({ id: (former as FormerSlug)[this.options.owner] });
  }

  /** The slugs that rows have in other languages. `conditionSql` compares them with $2. */
  private listTranslated(
    manager: EntityManager,
    scope: Scope,
    conditionSql: string,
    value: string,
  ): Promise<SluggedRow[]> {
    const metadata = manager.dataSource.getMetadata(this.options.rows);
    const ofScope = Object.keys(scope).map(
      (name, index) => `AND original."${metadata.findColumnWithPropertyName(name)?.databaseName}" = $${index + 3}`,
    );
    return manager.query(
      `SELECT row_id AS id, fields ->> 'slug' AS slug FROM translations
         JOIN ${metadata.tablePath} AS original ON original.id::text = row_id AND original.deleted_at IS NULL ${ofScope.join(' ')}
       WHERE table_name = $1 AND fields ->> 'slug' ${conditionSql}`,
      [metadata.tableName, value, ...Object.values(scope)],
    );
  }

  scopeOf(row: Row): Scope {
    const { scopedBy } = this.options;
    return scopedBy ? { [scopedBy]: String(row[scopedBy]) } : {};
  }

  /** A typed slug is kept or rejected; one derived from the title gets '-2', '-3' … until it is free. */
  async resolve(
    manager: EntityManager,
    { slug, derived, scope = {} }: { slug: string; derived: string; scope?: Scope },
    current?: Row,
  ): Promise<string> {
    // The current slug stays even if it is too long by now.
    if (current && (slug === '' || slug === current.slug)) return current.slug;
    if (slug === '' || slug === derived) return this.findFree(manager, derived, scope, current?.id);
    const maxLength = maxFittingLength(slug);
    if (maxLength !== undefined) throw validationError({ slug: message('slugTooLongInScript', { max: maxLength }) });
    await this.rejectTaken(manager, slug, scope, current?.id);
    return slug;
  }

  /** Throws a field error if another row has the slug in any language. */
  async rejectTaken(manager: EntityManager, slug: string, scope: Scope = {}, ownId?: string): Promise<void> {
    const translated = await this.listTranslated(manager, scope, '= $2', slug);
    const where = { ...scope, slug, ...(ownId && { id: Not(ownId) }) } as FindOptionsWhere<Row>;
    if (translated.some(({ id }) => id !== ownId) || (await manager.existsBy(this.options.rows, where)))
      throw validationError({ slug: message(this.options.taken) });
  }

  /** True if one of the rows has a slug, in any language, that another row has in any language. */
  async areTaken(manager: EntityManager, ids: string[]): Promise<boolean> {
    const [taken] = await manager.query<unknown[]>(
      `${this.allSlugsSql(manager)}
       SELECT FROM slugs AS own JOIN slugs AS other USING (slug, scope)
       WHERE own.id = ANY ($2) AND other.id <> own.id LIMIT 1`,
      [this.tableName(manager), ids],
    );
    return taken !== undefined;
  }

  /** A row that is restored loses the slugs in other languages that other rows have been given since. */
  async removeTakenTranslations(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `${this.allSlugsSql(manager)}
       UPDATE translations SET fields = fields - 'slug', originals = originals - 'slug', version = version + 1
       FROM slugs AS own JOIN slugs AS other USING (slug, scope)
       WHERE translations.table_name = $1 AND row_id = $2 AND own.id = $2 AND other.id <> $2 AND fields ->> 'slug' = own.slug`,
      [this.tableName(manager), id],
    );
  }

  /** SQL: the slugs of all rows in all languages. $1 is the name of the table. */
  private allSlugsSql(manager: EntityManager): string {
    const { tablePath, columns } = manager.dataSource.getMetadata(this.options.rows);
    const scopeColumn = columns.find(({ propertyName }) => propertyName === this.options.scopedBy)?.databaseName;
    return `
      WITH originals AS (
        SELECT id::text, slug, ${scopeColumn ? `"${scopeColumn}"::text` : "''"} AS scope FROM ${tablePath} WHERE deleted_at IS NULL),
      slugs AS (
        SELECT id, slug, scope FROM originals UNION ALL
        SELECT originals.id, fields ->> 'slug', scope FROM originals
        JOIN translations ON table_name = $1 AND row_id = originals.id AND fields ? 'slug')`;
  }

  private tableName(manager: EntityManager): string {
    return manager.dataSource.getMetadata(this.options.rows).tableName;
  }

  /**
   * Called before the slug of a row in another language changes; null stands for no slug. Throws a field error if another row has
   * it.
   */
  async changeTranslated(
    manager: EntityManager,
    id: string,
    { before, after }: { before: string | null; after: string | null },
  ): Promise<void> {
    if (before === after) return;
    await this.lock(manager);
    const row = await manager.findOneByOrFail(this.options.rows, { id } as FindOptionsWhere<Row>);
    const scope = this.scopeOf(row);
    if (after !== null) {
      await this.resolve(manager, { slug: after, derived: '', scope }, row);
      await this.stopRedirectingFrom(manager, after, id, scope);
    }
    if (before !== null) await this.recordFormerSlug(manager, before, id, scope);
  }

  /** Returns the first of 'a', 'a-2', 'a-3' … that no other row of the scope has or had. */
  async findFree(manager: EntityManager, base: string, scope: Scope = {}, ownId?: string): Promise<string> {
    const { rows, formerSlugs, owner } = this.options;
    const ofOthers = (id: string) =>
      [base, Like(`${base}-%`)].map((slug) => ({ ...scope, slug, ...(ownId && { [id]: Not(ownId) }) }));
    const current = await manager.find(rows, { where: ofOthers('id') as FindOptionsWhere<Row>[] });
    const former = await manager.find(formerSlugs, { where: ofOthers(owner) });
    const translated = await this.listTranslated(manager, scope, 'LIKE $2', `${base}%`);
    const taken = [...current, ...(former as FormerSlug[]), ...translated.filter(({ id }) => id !== ownId)];
    return this.firstFree(base, new Set(taken.map(({ slug }) => slug)));
  }

  /** Finds free slugs for many new rows of one scope, in their order, by few statements. Locks the slugs. */
  async findFreeForMany(manager: EntityManager, bases: string[], scope: Scope = {}): Promise<string[]> {
    if (bases.length === 0) return [];
    await this.lock(manager);
    const { rows, formerSlugs } = this.options;
    const select = { id: true, slug: true } as FindOptionsSelect<Row>;
    const current = await manager.find(rows, { select, where: scope as FindOptionsWhere<Row> });
    const former = (await manager.findBy(formerSlugs, scope)) as FormerSlug[];
    const translated = await this.listTranslated(manager, scope, '<> $2', '');
    const taken = new Set([...current, ...former, ...translated].map(({ slug }) => slug));
    return bases.map((base) => {
      const slug = this.firstFree(base, taken);
      taken.add(slug);
      return slug;
    });
  }

  private firstFree(base: string, taken: ReadonlySet<string>): string {
    const { isReserved = () => false } = this.options;
    let candidate = base;
    for (let number = 2; taken.has(candidate) || isReserved(candidate); number += 1) candidate = `${base}-${number}`;
    return candidate;
  }

  async recordFormerSlug(manager: EntityManager, slug: string, ownId: string, scope: Scope = {}): Promise<void> {
    const row = { ...scope, slug, [this.options.owner]: ownId };
    await manager.upsert(this.options.formerSlugs, row, [...Object.keys(scope), 'slug']);
  }

  /** A slug in use must not redirect to another row. */
  async stopRedirectingFrom(manager: EntityManager, slug: string, ownId?: string, scope: Scope = {}): Promise<void> {
    const ofOthers = { ...scope, slug, ...(ownId && { [this.options.owner]: Not(ownId) }) };
    await manager.delete(this.options.formerSlugs, ofOthers);
  }

  /** Serializes slug changes until the transaction ends, so that two concurrent saves cannot both find the same slug free. */
  async lock(manager: EntityManager): Promise<void> {
    const name = `slugs of ${this.tableName(manager)}`;
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
  }
}

type SlugRules<Row extends SluggedRow> = {
  registry: SlugRegistry<Row>;
  /** Returns the slug of a row that was given none. */
  derive: (row: Row) => string;
};

/** Rows that are public at an address of their own. A former address still leads to the row. */
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
      // In a repeated request the slug of the row that was created must not count as taken.
      const existing = await findByIdempotentId(manager.getRepository(this.rows.target));
      if (existing) return existing;
      const { registry } = this.slugs;
      const slug = await this.resolve(manager, values as Row);
      await registry.stopRedirectingFrom(manager, slug, undefined, registry.scopeOf(values as Row));
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
        await this.slugs.registry.stopRedirectingFrom(manager, slug, id, this.slugs.registry.scopeOf(after));
        await this.slugs.registry.recordFormerSlug(manager, before.slug, id, this.slugs.registry.scopeOf(after));
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
