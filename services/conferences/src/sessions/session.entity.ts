import { sessionInput } from '@majlis/contracts/programme/sessions.schema';
import { message } from '@majlis/contracts/shared/messages';
import { sessionSlug } from '@majlis/contracts/shared/slugs';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { createEntityBase } from '@majlis/rows/lists/list-entity';
import { SluggedRepository, SlugRegistry } from '@majlis/rows/slugs/slug-registry';
import { NotFoundException } from '@nestjs/common';
import {
  Column,
  Entity,
  type EntityManager,
  type FindOptionsWhere,
  IsNull,
  JoinColumn,
  ManyToOne,
  Not,
  PrimaryGeneratedColumn,
  type Relation,
  type Repository,
} from 'typeorm';
import { ConferenceEntity, visibilityFilter } from '../conferences/conference.entity.js';

@Entity('sessions')
export class SessionEntity extends createEntityBase(sessionInput.omit({ conferenceId: true }).shape) {
  @Column('uuid', { name: 'conference_id' })
  conferenceId: string;

  @ManyToOne(() => ConferenceEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conference_id', foreignKeyConstraintName: 'sessions_of_a_conference' })
  conference?: Relation<ConferenceEntity>;

  /** The list of speakers is edited apart from the session, so it has its own version and audit fields. */
  @Column('int', { name: 'speakers_version', default: 1 })
  speakersVersion: number;

  @Column('timestamptz', { name: 'speakers_updated_at', default: () => 'now()', select: false })
  speakersUpdatedAt?: Date;

  @Column('text', { name: 'speakers_updated_by', default: '', select: false })
  speakersUpdatedBy?: string;
}

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

export const sessionNotFound = message('rowNotFound', { noun: 'session' });

/** Throws 404 if the session or its conference is deleted or not visible to this user. */
export async function findSession(
  sessions: Repository<SessionEntity>,
  id: string,
  currentUser: StaffMember | undefined,
): Promise<SessionEntity> {
  // The join leaves out deleted conferences. `find` needs one query here, where `findOne` makes two.
  const [session] = await sessions.find({
    where: { id, conference: { ...visibilityFilter(currentUser), id: Not(IsNull()) } },
  });
  if (!session) throw new NotFoundException(sessionNotFound);
  return session;
}

const lockedColumns = {
  ...{ id: true, title: true, startTime: true, endTime: true, location: true },
  ...{ version: true, updatedAt: true, updatedBy: true, deletedAt: true },
} as const;
export type LockedSession = Pick<SessionEntity, keyof typeof lockedColumns>;

/** Locks deleted sessions, too, in the order of their ids, as all writes of many rows do, so that two writes cannot deadlock. */
export const lockSessions = (
  manager: EntityManager,
  where: FindOptionsWhere<SessionEntity>,
): Promise<LockedSession[]> =>
  manager.find(SessionEntity, {
    select: lockedColumns,
    where,
    withDeleted: true,
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });

/** Visitors get neither the audit fields nor the organisers' notes. */
export function toSessionResponse(currentUser: StaffMember | undefined, session: SessionEntity) {
  if (currentUser) return session;
  const { version, updatedAt, updatedBy, deletedAt, specialRequirements, ...publicFields } = session;
  return publicFields;
}
