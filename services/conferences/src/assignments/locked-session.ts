import type { WriteContext } from '@majlis/kit/database/audited-entity';
import { versionConflictError } from '@majlis/kit/http/http-errors';
import { NotFoundException } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { SessionEntity } from '../sessions/session.entity.js';
import { sessionNotFound } from '../sessions/session-access.js';

/** Increments the version of the session's list. Throws 409 on a stale version. */
export function withLockedSession<Result>(
  database: Pick<DataSource, 'transaction'>,
  id: string,
  { actor, ifMatch }: WriteContext,
  change: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (manager) => {
    const session = await manager
      .createQueryBuilder(SessionEntity, 'session')
      .addSelect(['session.speakersUpdatedAt', 'session.speakersUpdatedBy'])
      .innerJoin('session.conference', 'conference')
      .where('session.id = :id', { id })
      .setLock('pessimistic_write', undefined, ['session'])
      .getOne();
    if (!session) throw new NotFoundException(sessionNotFound);
    const { speakersVersion, speakersUpdatedAt = new Date(), speakersUpdatedBy = '' } = session;
    if (ifMatch !== undefined && ifMatch !== speakersVersion)
      throw versionConflictError({ updatedBy: speakersUpdatedBy, updatedAt: speakersUpdatedAt });
    const result = await change(manager);
    const nextVersion = {
      speakersVersion: speakersVersion + 1,
      speakersUpdatedAt: new Date(),
      speakersUpdatedBy: actor,
    };
    await manager.update(SessionEntity, { id }, nextVersion);
    return result;
  });
}
