import type { Texts } from '@majlis/contracts/staff/translations';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The translated fields of one row in one language. A row without any stays, so that its version never begins anew. */
@Entity('translations')
export class TranslationEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text', { name: 'table_name' }) table: string;
  @Column('text', { name: 'row_id' }) rowId: string;
  @Column('text') language: string;
  @Column('jsonb') fields: Texts;
  @Column('jsonb') originals: Texts;
  @Column('int') version: number;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt: Date;
  @Column('text', { name: 'updated_by' }) updatedBy: string;
}
