import type { AnyList, InputOf } from '@majlis/contracts/shared/define-list.schema';
import { kindOf } from '@majlis/contracts/shared/field-kinds.schema';
import type { Type } from '@nestjs/common';
import { Column, type ColumnOptions, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { z } from 'zod';
import { AuditedEntity } from '../repository/audited-entity.js';
import { SortableEntity } from '../repository/crud-repository.js';

/** A timestamptz column whose values are ISO 8601 UTC strings, as in the contracts. */
export const instantColumn = (options: ColumnOptions = {}): ColumnOptions => ({
  ...options,
  type: 'timestamptz',
  transformer: { from: (date: Date | null) => date?.toISOString() ?? null, to: (iso: string | null) => iso },
});

export type ListRow<List extends AnyList> = SortableEntity &
  InputOf<List> &
  (List['parent'] extends 'conference' ? { conferenceId: string } : unknown);

/**
 * The entity of a list has a column for each field. Its name, by which a repository is injected, is that of the table. A subclass
 * adds columns, and names the table again.
 */
export function createListEntity<List extends AnyList>({ table, parent, fields }: List): Type<ListRow<List>> {
  const entity = { [table]: class extends SortableEntity {} }[table] as Type<ListRow<List>>;
  addColumns(entity, fields);
  if (parent) Column('uuid', { name: `${parent}_id` })(entity.prototype, `${parent}Id`);
  Entity(table)(entity);
  return entity;
}

/** The base class of an entity that is no sortable list, with a column for each field of its input. */
export function createEntityBase<Shape extends Record<string, z.ZodType>>(fields: Shape) {
  abstract class InputEntity extends AuditedEntity {
    @PrimaryGeneratedColumn('uuid')
    id: string;
  }
  addColumns(InputEntity, fields);
  return InputEntity as Type<InputEntity & z.output<z.ZodObject<Shape>>>;
}

function addColumns({ prototype }: { prototype: object }, fields: Record<string, z.ZodType>): void {
  for (const [name, field] of Object.entries(fields))
    Column({ ...columnOf(field, name), name: toColumnName(name) })(prototype, name);
}

function columnOf(field: z.ZodType, name: string): ColumnOptions {
  if (kindOf(field).isTimeOfConference) return instantColumn({ nullable: field.safeParse(null).success });
  if (field instanceof z.ZodDefault) return columnOf(field.unwrap() as z.ZodType, name);
  if (field instanceof z.ZodNullable) return { ...columnOf(field.unwrap() as z.ZodType, name), nullable: true };
  if (field instanceof z.ZodPipe) return columnOf(field.in as z.ZodType, name);
  if (field instanceof z.ZodUUID) return { type: 'uuid' };
  if (field instanceof z.ZodISODate) return { type: 'date' };
  if (field instanceof z.ZodString || field instanceof z.ZodEnum || field instanceof z.ZodUnion)
    return { type: 'text' };
  if (field instanceof z.ZodArray) return { type: 'text', array: true };
  if (field instanceof z.ZodNumber) return { type: 'int' };
  if (field instanceof z.ZodBoolean) return { type: 'boolean' };
  throw new Error(`No column is known for the type of the field "${name}"`);
}

export const toColumnName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
