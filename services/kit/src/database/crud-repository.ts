import { type DeepPartial, type FindOptionsOrder, type FindOptionsWhere, IsNull, Not, type Repository } from 'typeorm';
import { type AuditedEntity, createRow, updateRow, type WriteContext } from './audited-entity.js';

/** What staff do with the rows of a table; `noun` is what messages call one of them. */
export class CrudRepository<Row extends AuditedEntity & { id: string }> {
  private readonly notFound: string;

  /** `scope` leaves all other rows out of sight, for example those of another conference. */
  constructor(
    protected readonly rows: Repository<Row>,
    protected readonly noun: string,
    protected readonly scope: FindOptionsWhere<Row> = {},
  ) {
    this.notFound = `This ${noun} does not exist.`;
  }

  listDeleted(): Promise<Row[]> {
    const where = { ...this.scope, deletedAt: Not(IsNull()) } as FindOptionsWhere<Row>;
    return this.rows.find({ where, withDeleted: true, order: { deletedAt: 'DESC' } as FindOptionsOrder<Row> });
  }

  create(values: DeepPartial<Row>, by: string): Promise<Row> {
    return createRow(this.rows, Object.assign({}, values, this.scope) as DeepPartial<Row>, by);
  }

  /** Writes what is given and leaves the rest as it is. */
  update(id: string, changes: Partial<Row>, edit: WriteContext): Promise<Row> {
    return updateRow(this.rows, this.withId(id), { ...edit, notFound: this.notFound }, changes);
  }

  async delete(id: string, edit: WriteContext): Promise<void> {
    await this.update(id, { deletedAt: new Date() } as Partial<Row>, edit);
  }

  restore(id: string, edit: WriteContext, changes: Partial<Row> = {}): Promise<Row> {
    const options = { ...edit, notFound: this.notFound, deleted: true };
    return updateRow(this.rows, this.withId(id), options, { ...changes, deletedAt: null } as Partial<Row>);
  }

  private withId(id: string) {
    return { ...this.scope, id } as FindOptionsWhere<Row>;
  }
}
