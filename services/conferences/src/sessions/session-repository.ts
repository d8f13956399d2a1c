import { sessionSlug } from '@majlis/contracts/shared/slugs';
import { SluggedRepository, SlugRegistry } from '@majlis/rows/slugs/slug-registry';
import { Column, Entity, PrimaryGeneratedColumn, type Repository } from 'typeorm';
import { SessionEntity } from './session.entity.js';

/** A slug that a session had before. */
@Entity('former_session_slugs')
export class FormerSessionSlugEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'conference_id' })
  conferenceId: string;

  @Column('text')
  slug: string;

  @Column('uuid', { name: 'session_id' })
  sessionId: string;
}

export const sessionSlugs = new SlugRegistry({
  rows: SessionEntity,
  formerSlugs: FormerSessionSlugEntity,
  owner: 'sessionId',
  taken: 'slugOfSession',
  scopedBy: 'conferenceId',
});

export const createSessionRepository = (sessions: Repository<SessionEntity>) =>
  new SluggedRepository(sessions, 'session', {
    registry: sessionSlugs,
    derive: ({ title }) => sessionSlug(title),
  });
