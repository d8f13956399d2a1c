import type { SessionSpeaker } from '@majlis/contracts/assignments';
import { reads, writes } from '@majlis/contracts/endpoints';
import type { Session } from '@majlis/contracts/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/client';
import { query, under } from '../../api/query';
import { write } from '../../api/write';
import { useToast } from '../../ui/toast/toast';
import { useRefusalText } from '../editing/use-refusal-text';
import { type Assigned, assignedIn, assignmentsOf } from './assigned-speakers';
import type { Assignments } from './use-assignments';

/** Another list that was saved first. */
type Theirs = { by: string; at: string; list: Assigned[]; version: number };

/** Saves the whole list at once; a list that somebody else saved meanwhile is not written over unasked. */
export function useSaveAssignments(session: Session, assignments: Assignments, onSaved: () => void) {
  const cache = useQueryClient();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const detail = query(reads.sessionDetail(session.id));

  async function findTheirs(error: unknown): Promise<Theirs | null> {
    const changed = error instanceof ApiError && error.problem?.changed;
    if (!changed) return null;
    const now = await cache.fetchQuery({ ...detail, staleTime: 0 }).catch(() => null);
    return now && { ...changed, list: assignedIn(now), version: now.speakersVersion };
  }

  const saving = useMutation({
    mutationFn: (ifMatch?: number) =>
      write<SessionSpeaker[]>('PUT', `${writes.sessions}/${session.id}/speakers`, assignmentsOf(assignments.list), {
        ifMatch,
      }),
    onSuccess: async () => {
      toast('Speaker assignments saved successfully!');
      setTheirs(null);
      await cache.invalidateQueries({ queryKey: detail.queryKey });
      assignments.forget();
      onSaved();
      await cache.invalidateQueries(under(reads.conferences.path, writes.sessions, reads.people.path));
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
    loadTheirs: () => {
      assignments.forget();
      setTheirs(null);
    },
    keepMine: () => saving.mutate(theirs?.version),
  };
}
