import type { DocumentKind } from '@majlis/contracts/choices';
import { instant } from '@majlis/kit/database/instant';
import { OrderedRow } from '@majlis/kit/database/ordered-rows';
import { Column, Entity } from 'typeorm';

@Entity('documents')
export class DocumentEntity extends OrderedRow {
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

  /** When visitors begin to see it; null for at once. */
  @Column(instant({ name: 'public_from', nullable: true }))
  publicFrom: string | null;
}
