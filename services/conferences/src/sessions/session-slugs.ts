import { sessionSlug } from '@majlis/contracts/slugs';
import { SlugRegistry } from '@majlis/kit/slugs/slug-registry';
import { SluggedRepository } from '@majlis/kit/slugs/slugged-repository';
import type { Repository } from 'typeorm';
import { FormerSessionSlugEntity } from './former-session-slug.entity.js';
import { SessionEntity } from './session.entity.js';

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
