import type { ContentInput } from '@majlis/contracts/site/content.schema';
import { AuditedEntity } from '@majlis/rows/repository/audited-entity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('content_entries')
export class ContentEntryEntity extends AuditedEntity {
  @PrimaryColumn('text') key: string;
  @Column('text') type: ContentInput['type'];
  @Column('text') content: string;
}
