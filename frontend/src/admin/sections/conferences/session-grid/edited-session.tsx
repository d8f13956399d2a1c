import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../../../api/query';
import { type OpenDialog, SessionDialogs } from '../sessions/session-dialogs';

/** A session without an id is a new one. */
export type SessionToEdit = Pick<OpenDialog, 'kind' | 'place'> & { id?: string };

type EditedSessionProps = {
  conference: Conference;
  opened: SessionToEdit;
  onOpen: (opened: SessionToEdit | null) => void;
};

/** The dialogs of the list of sessions, which need all fields of a session. */
export function EditedSession({ conference, opened: { kind, id, place }, onOpen }: EditedSessionProps) {
  const { data: sessions, isFetching } = useQuery(query(endpoints.sessions(conference.id)));
  // Moved sessions are read again first: a form with their former version could not be saved.
  const [isRead, setRead] = useState(!isFetching);
  if (!isRead && !isFetching) setRead(true);
  const session = sessions?.find((one) => one.id === id);
  if (!isRead || !sessions || (id !== undefined && !session)) return null;
  return (
    <SessionDialogs
      conference={conference}
      sessions={sessions}
      opened={{ kind, session, place }}
      onOpen={(opened) => onOpen(opened && { kind: opened.kind, id: opened.session?.id })}
    />
  );
}
