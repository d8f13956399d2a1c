import type { DocumentKind } from '@majlis/contracts/choices';
import type { DocumentInput } from '@majlis/contracts/documents';
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

  @Column('text')
  language: DocumentInput['language'];

  @Column('text')
  doi: string;

  @Column('text')
  licence: DocumentInput['licence'];

  @Column('text')
  pages: string;

  /** Null for the day of the session. */
  @Column('date', { name: 'published_on', nullable: true })
  publishedOn: string | null;
}
