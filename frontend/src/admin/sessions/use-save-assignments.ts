import type { SessionSpeaker } from '@majlis/contracts/assignments';
import { endpoints, writePaths } from '@majlis/contracts/endpoints';
import type { Session } from '@majlis/contracts/sessions';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { t } from '#messages/staff';
import { ApiError } from '../../api/client';
import { queriesUnder, query } from '../../api/query';
import { sendWrite } from '../api/write';
import { useCurrentConference } from '../conferences/use-current-conference';
import { useDescribeError } from '../crud/use-describe-error';
import { toHistorySubject } from '../history/history-subject';
import { useUndo } from '../history/use-undo';
import { useToast } from '../toast/toast';
import { type AssignedSpeaker, toAssignedSpeakers, toAssignmentsInput } from './assigned-speakers';
import { sessionResource } from './session-resource';
import type { Assignments } from './use-assignments';

type ServerVersion = { changedBy: string; changedAt: string; list: AssignedSpeaker[]; version: number };

/** Saves the whole list. A list that another user saved meanwhile is only overwritten on request. */
export function useSaveAssignments(session: Session, assignments: Assignments, onSaved: () => void) {
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const undo = useUndo();
  const conference = useCurrentConference();
  const [serverVersion, setServerVersion] = useState<ServerVersion | null>(null);
  const detail = query(endpoints.sessionDetail(session.id));

  async function fetchServerVersion(error: unknown): Promise<ServerVersion | null> {
    const changed = error instanceof ApiError && error.response?.changed;
    if (!changed) return null;
    const saved = await cache.fetchQuery({ ...detail, staleTime: 0 }).catch(() => null);
    return (
      saved && {
        changedBy: changed.by,
        changedAt: changed.at,
        list: toAssignedSpeakers(saved),
        version: saved.speakersVersion,
      }
    );
  }

  // The second press of a double press comes before the button is disabled.
  const isInFlight = useRef(false);
  const saveMutation = useMutation({
    mutationFn: (ifMatch?: number) =>
      sendWrite<SessionSpeaker[]>(
        'PUT',
        `${writePaths.sessions}/${session.id}/speakers`,
        toAssignmentsInput(assignments.list),
        {
          ifMatch,
        },
      ),
    onSuccess: async ({ change }) => {
      toast(t('sessionSpeakers.saved'), {
        actions: undo([change], toHistorySubject(sessionResource(conference), session)),
      });
      setServerVersion(null);
      await cache.invalidateQueries({ queryKey: detail.queryKey });
      assignments.discardChanges();
      onSaved();
      await cache.invalidateQueries(
        queriesUnder(endpoints.conferences.path, writePaths.sessions, staffEndpoints.people.path),
      );
    },
    onError: async (error) => {
      const latest = await fetchServerVersion(error);
      setServerVersion(latest);
      // A conflict is explained beside the list.
      if (!latest) toast(t('sessionSpeakers.saveFailed'), { tone: 'destructive', detail: describeError(error) });
    },
  });

  async function submit(version?: number): Promise<void> {
    if (isInFlight.current) return;
    isInFlight.current = true;
    await saveMutation.mutateAsync(version).catch(() => undefined);
    isInFlight.current = false;
  }
  return {
    isSaving: saveMutation.isPending,
    save: () => void submit(assignments.version),
    serverVersion,
    loadServerVersion: () => {
      assignments.discardChanges();
      setServerVersion(null);
    },
    overwrite: () => void submit(serverVersion?.version),
  };
}
