import type { Conference } from '@majlis/contracts/conferences';
import type { Session } from '@majlis/contracts/sessions';
import { useState } from 'react';
import { draftKeyOf } from '../editing/kept-drafts';
import { AssignSpeakers } from './assign-speakers';
import { EditSession } from './edit-session';
import { sessionDrafts } from './session-drafts';
import { SessionForm } from './session-form';
import { SessionSpeakers } from './session-speakers';

/** What is open above the list: a session's form, for a new one without session, or the list of its speakers. */
export type Opened = { what: 'form' | 'speakers'; session?: Session };

type SessionDialogsProps = {
  conference: Conference;
  opened: Opened | null;
  onOpen: (opened: Opened | null) => void;
};

export function SessionDialogs({ conference, opened, onOpen }: SessionDialogsProps) {
  const [last, setLast] = useState<Session>();
  const close = () => onOpen(null);
  const assign = (session: Session) => onOpen({ what: 'speakers', session });
  if (!opened) return null;
  const { what, session } = opened;
  if (!session)
    return (
      <SessionForm
        conference={conference}
        last={last}
        draftKey={draftKeyOf(sessionDrafts(conference.id))}
        speakers={<SessionSpeakers />}
        onWritten={setLast}
        onSaved={close}
        onAssign={assign}
        onClose={close}
      />
    );
  const Shown = what === 'form' ? EditSession : AssignSpeakers;
  return <Shown key={session.id} conference={conference} session={session} onClose={close} />;
}
