import {
  type ProgrammeChange,
  programmeReleasedAt,
  recentChangeDays,
} from '@majlis/contracts/programme/programme-changes';
import type { EntityManager } from 'typeorm';
import type { ConferenceEntity } from '../conferences/conference.entity.js';
import { findChanges } from './find-changes.js';
import { readProgrammeHistory } from './programme-history.js';

const recentMs = recentChangeDays * 86_400_000;

/** Returns for each session of the programme how it differs from what it was some days ago, or at the release. */
export async function findRecentChanges(
  manager: EntityManager,
  conference: ConferenceEntity,
  sessionId?: string,
): Promise<ProgrammeChange[]> {
  const releasedAt = programmeReleasedAt(conference, Date.now());
  if (!releasedAt) return [];
  const since = Math.max(Date.parse(releasedAt), Date.now() - recentMs);
  const history = await readProgrammeHistory(manager, {
    conferenceId: conference.id,
    sessionId,
    since: new Date(since).toISOString(),
  });
  return findChanges(history, { since, joinWithinMs: Number.POSITIVE_INFINITY }).filter(({ after }) => after !== null);
}
