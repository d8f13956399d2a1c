import type { Conference } from '@majlis/contracts/conferences';
import type { Session } from '@majlis/contracts/sessions';
import { useState } from 'react';
import { draftKeyOf } from '../editing/kept-drafts';
import { AssignSpeakers } from './assign-speakers';
import { EditSession } from './edit-session';
import { nextFreeTimes } from './next-free-times';
import { sessionDrafts } from './session-drafts';
import { SessionForm } from './session-form';
import { SessionSpeakers } from './session-speakers';

/** What is open above the list: a session's form, for a new one without session, or the list of its speakers. */
export type Opened = {
  what: 'form' | 'speakers';
  session?: Session;
  /** Of which the new one begins as a copy. */
  copied?: Session;
};

type SessionDialogsProps = {
  conference: Conference;
  sessions: Session[];
  opened: Opened | null;
  onOpen: (opened: Opened | null) => void;
};

export function SessionDialogs({ conference, sessions, opened, onOpen }: SessionDialogsProps) {
  const [last, setLast] = useState<Session>();
  const close = () => onOpen(null);
  const assign = (session: Session) => onOpen({ what: 'speakers', session });
  if (!opened) return null;
  const { what, session, copied } = opened;
  if (!session)
    return (
      <SessionForm
        conference={conference}
        last={last}
        copied={copied && { ...copied, ...nextFreeTimes(copied, sessions) }}
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
