import { maxFittingLength } from '@majlis/contracts/slugs';
import {
  type EntityManager,
  type EntityTarget,
  type FindOptionsSelect,
  type FindOptionsWhere,
  Like,
  Not,
  type Repository,
} from 'typeorm';
import { validationError } from '../http/http-errors.js';

export type SluggedRow = { id: string; slug: string };

type FormerSlug = { slug: string; [owner: string]: string };

type SlugRegistryOptions<Row> = {
  rows: EntityTarget<Row>;
  /** The table of former slugs. */
  formerSlugs: EntityTarget<object>;
  /** The field of a former slug with the id of its row. */
  owner: string;
  /** As messages call another row. */
  noun: string;
  isReserved?: (slug: string) => boolean;
};

/** Slugs are unique among the rows of a scope, for example the sessions of one conference. */
type Scope = { [column: string]: string };

/** The current and former slugs of the rows of a table: a slug leads to the row that has it, or else to the one that had it last. */
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
    const former = await rows.manager.findOneBy(this.options.formerSlugs, { ...scope, slug: normalisedSlug });
    return former && find({ id: (former as FormerSlug)[this.options.owner] });
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
    if (maxLength !== undefined)
      throw validationError({ slug: `An address in this script has at most ${maxLength} characters` });
    const sameSlug = { ...scope, slug, ...(current && { id: Not(current.id) }) } as FindOptionsWhere<Row>;
    if (await manager.existsBy(this.options.rows, sameSlug))
      throw validationError({ slug: `Another ${this.options.noun} already has this address` });
    return slug;
  }

  /** The first of 'a', 'a-2', 'a-3' … that no other row of the scope has or had. */
  async findFree(manager: EntityManager, base: string, scope: Scope = {}, ownId?: string): Promise<string> {
    const { rows, formerSlugs, owner } = this.options;
    const ofOthers = (id: string) =>
      [base, Like(`${base}-%`)].map((slug) => ({ ...scope, slug, ...(ownId && { [id]: Not(ownId) }) }));
    const current = await manager.find(rows, { where: ofOthers('id') as FindOptionsWhere<Row>[] });
    const former = await manager.find(formerSlugs, { where: ofOthers(owner) });
    return this.firstFree(base, new Set([...current, ...(former as FormerSlug[])].map(({ slug }) => slug)));
  }

  /** The same for many new rows of one scope, in their order, by few statements. Locks the slugs. */
  async findFreeForMany(manager: EntityManager, bases: string[], scope: Scope = {}): Promise<string[]> {
    if (bases.length === 0) return [];
    await this.lock(manager);
    const { rows, formerSlugs } = this.options;
    const select = { id: true, slug: true } as FindOptionsSelect<Row>;
    const current = await manager.find(rows, { select, where: scope as FindOptionsWhere<Row> });
    const former = (await manager.findBy(formerSlugs, scope)) as FormerSlug[];
    const taken = new Set([...current, ...former].map(({ slug }) => slug));
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

  async remember(manager: EntityManager, slug: string, ownId: string, scope: Scope = {}): Promise<void> {
    const row = { ...scope, slug, [this.options.owner]: ownId };
    await manager.upsert(this.options.formerSlugs, row, [...Object.keys(scope), 'slug']);
  }

  /** A slug in use must not redirect to another row. */
  async release(manager: EntityManager, slug: string, ownId?: string, scope: Scope = {}): Promise<void> {
    const ofOthers = { ...scope, slug, ...(ownId && { [this.options.owner]: Not(ownId) }) };
    await manager.delete(this.options.formerSlugs, ofOthers);
  }

  /** Serializes slug changes until the transaction ends, so that two concurrent saves cannot both find the same slug free. */
  async lock(manager: EntityManager): Promise<void> {
    const { tableName } = manager.connection.getMetadata(this.options.rows);
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`slugs of ${tableName}`]);
  }
}
