import { type AcceptedConflict, conflictKinds } from '@majlis/contracts/programme/programme-conflicts';
import { message } from '@majlis/contracts/shared/messages';
import { NotFoundException } from '@nestjs/common';
import { Column, Entity, type EntityManager, In, PrimaryGeneratedColumn } from 'typeorm';
import { lockConference, uuidPattern } from '../conferences/conference-access.js';
import { SessionEntity } from '../sessions/session.entity.js';

const toResponse = ({ key, reason, acceptedBy, acceptedAt }: AcceptedConflictEntity): AcceptedConflict => ({
  key,
  reason,
  by: acceptedBy,
  at: acceptedAt.toISOString(),
});

export async function listAcceptedConflicts(manager: EntityManager, conferenceId: string): Promise<AcceptedConflict[]> {
  const order = { acceptedAt: 'DESC', id: 'ASC' } as const;
  return (await manager.find(AcceptedConflictEntity, { where: { conferenceId }, order })).map(toResponse);
}

const notFound = message('rowNotFound', { noun: 'conflict' });

/** Throws 404 unless the conflict is one of a session of the conference. */
export async function acceptConflict(
  manager: EntityManager,
  conferenceId: string,
  { key, reason, actor }: { key: string; reason: string; actor: string },
): Promise<AcceptedConflict> {
  await lockConference(manager, conferenceId);
  const [kind, ...ids] = key.split(':');
  const isKey = conflictKinds.some((known) => known === kind) && ids.every((id) => uuidPattern.test(id));
  if (!isKey || !(await manager.existsBy(SessionEntity, { conferenceId, id: In(ids) })))
    throw new NotFoundException(notFound);
  const accepted = { conferenceId, key, reason, acceptedBy: actor, acceptedAt: new Date() };
  await manager.upsert(AcceptedConflictEntity, accepted, ['conferenceId', 'key']);
  return { key, reason, by: actor, at: accepted.acceptedAt.toISOString() };
}

export async function withdrawAcceptance(manager: EntityManager, conferenceId: string, key: string): Promise<void> {
  const { affected } = await manager.delete(AcceptedConflictEntity, { conferenceId, key });
  if (!affected) throw new NotFoundException(notFound);
}

/** A conflict of the programme that stays on purpose. */
@Entity('accepted_conflicts')
export class AcceptedConflictEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'conference_id' })
  conferenceId: string;

  @Column('text')
  key: string;

  @Column('text')
  reason: string;

  @Column('timestamptz', { name: 'accepted_at' })
  acceptedAt: Date;

  @Column('text', { name: 'accepted_by' })
  acceptedBy: string;
}
