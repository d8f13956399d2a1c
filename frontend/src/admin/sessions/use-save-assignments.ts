import type { SessionSpeaker } from '@majlis/contracts/assignments';
import { endpoints, writePaths } from '@majlis/contracts/endpoints';
import type { Session } from '@majlis/contracts/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/client';
import { queriesUnder, query } from '../../api/query';
import { sendWrite } from '../../api/write';
import { useToast } from '../../ui/toast/toast';
import { useDescribeError } from '../crud/use-describe-error';
import { type AssignedSpeaker, toAssignedSpeakers, toAssignmentsInput } from './assigned-speakers';
import type { Assignments } from './use-assignments';

type ServerVersion = { changedBy: string; at: string; list: AssignedSpeaker[]; version: number };

/** Saves the whole list. A list that another user saved meanwhile is only overwritten on request. */
export function useSaveAssignments(session: Session, assignments: Assignments, onSaved: () => void) {
  const cache = useQueryClient();
  const toast = useToast();
  const refusalText = useDescribeError();
  const [theirs, setTheirs] = useState<ServerVersion | null>(null);
  const detail = query(endpoints.sessionDetail(session.id));

  async function findTheirs(error: unknown): Promise<ServerVersion | null> {
    const changed = error instanceof ApiError && error.response?.changed;
    if (!changed) return null;
    const now = await cache.fetchQuery({ ...detail, staleTime: 0 }).catch(() => null);
    return (
      now && { changedBy: changed.by, at: changed.at, list: toAssignedSpeakers(now), version: now.speakersVersion }
    );
  }

  const saving = useMutation({
    mutationFn: (ifMatch?: number) =>
      sendWrite<SessionSpeaker[]>(
        'PUT',
        `${writePaths.sessions}/${session.id}/speakers`,
        toAssignmentsInput(assignments.list),
        {
          ifMatch,
        },
      ),
    onSuccess: async () => {
      toast('Speaker assignments saved successfully!');
      setTheirs(null);
      await cache.invalidateQueries({ queryKey: detail.queryKey });
      assignments.forget();
      onSaved();
      await cache.invalidateQueries(
        queriesUnder(endpoints.conferences.path, writePaths.sessions, endpoints.people.path),
      );
    },
    onError: async (error) => {
      const found = await findTheirs(error);
      setTheirs(found);
      const explained = found ? undefined : refusalText(error);
      toast('Failed to save speaker assignments', { tone: 'destructive', detail: explained });
    },
  });

  return {
    isSaving: saving.isPending,
    save: () => saving.mutate(assignments.version),
    theirs,
    loadServerVersion: () => {
      assignments.forget();
      setTheirs(null);
    },
    overwrite: () => saving.mutate(theirs?.version),
  };
}
