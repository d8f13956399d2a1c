import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { type ProgrammeChange, programmeReleasedAt } from '@majlis/contracts/programme/programme-changes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '../../../api/query';
import { useNow } from '../../../ui/page/prerender';

/** By session */
export type RecentChanges = ReadonlyMap<string, ProgrammeChange>;

export const noChanges: RecentChanges = new Map();

/** Undefined until the programme was released. */
export function useRecentChanges(conference: Conference): RecentChanges | undefined {
  const isReleased = programmeReleasedAt(conference, useNow()) !== null;
  const { data } = useQuery({ ...query(endpoints.recentChanges(conference.id)), enabled: isReleased });
  const changes = useMemo(() => new Map(data?.map((change) => [change.sessionId, change])), [data]);
  return isReleased ? changes : undefined;
}
