import { currentChange } from '@majlis/kit/database/change-context';
import type { Revision } from '@majlis/rows/repository/revisions';
import { inStatements } from '@majlis/rows/repository/write-rows';
import { type EntityManager, In } from 'typeorm';
import { SessionEntity } from '../sessions/session.entity.js';
import { SessionSpeakerEntity } from './session-speaker.entity.js';

/** Lists of speakers were changed, so that a save from an older version of a list must be rejected. */
export async function renewSpeakerLists(manager: EntityManager, sessionIds: string[]): Promise<void> {
  for (const part of inStatements(sessionIds))
    await manager.update(
      SessionEntity,
      { id: In(part) },
      {
        speakersVersion: () => 'speakers_version + 1',
        speakersUpdatedAt: new Date(),
        speakersUpdatedBy: currentChange()?.actor ?? '',
      },
    );
}

export async function renewUndoneSpeakerLists(manager: EntityManager, revisions: Revision[]): Promise<void> {
  const { tableName } = manager.dataSource.getMetadata(SessionSpeakerEntity);
  const rows = revisions.filter(({ table }) => table === tableName).map(({ before, after }) => before ?? after);
  const sessionIds = rows.flatMap((row) => (typeof row?.session_id === 'string' ? [row.session_id] : []));
  await renewSpeakerLists(manager, [...new Set(sessionIds)]);
}
