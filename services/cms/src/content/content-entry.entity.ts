import type { ContentInput } from '@majlis/contracts/content';
import { EditableRow } from '@majlis/kit/database/editable-row';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('content_entries')
export class ContentEntryEntity extends EditableRow {
  @PrimaryColumn('text')
  key: string;

  @Column('text')
  type: ContentInput['type'];

  @Column('text')
  content: string;
}
