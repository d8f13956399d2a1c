import type { DocumentKind } from '@majlis/contracts/choices';
import { instantColumn } from '@majlis/kit/database/instant-column';
import { SortableEntity } from '@majlis/kit/database/sortable-repository';
import { Column, Entity } from 'typeorm';

@Entity('documents')
export class DocumentEntity extends SortableEntity {
  @Column('uuid', { name: 'conference_id' })
  conferenceId: string;

  /** Null for a document of the whole conference. */
  @Column('uuid', { name: 'session_id', nullable: true })
  sessionId: string | null;

  @Column('text')
  title: string;

  @Column('text')
  kind: DocumentKind;

  @Column('text')
  url: string;

  /** Null for a document that is public at once. */
  @Column(instantColumn({ name: 'public_from', nullable: true }))
  publicFrom: string | null;
}
