import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { useState } from 'react';
import { inputKeyOf } from '../../../rows/crud/unsaved-input-notice';
import { AssignSpeakers } from './assign-speakers';
import { EditSession } from './edit-session';
import { nextFreeTimes } from './next-free-times';
import { SessionForm } from './session-form';
import { sessionInputSection } from './session-resource';
import { SessionSpeakers } from './session-speakers';
import type { SessionStart } from './session-values';

/** A form without a session adds a new one. */
export type OpenDialog = {
  kind: 'form' | 'speakers';
  session?: Session;
  copyOf?: Session;
  /** A new session begins there. */
  place?: SessionStart;
};

/** Room, track and length stay; the time is the next free one of the room. */
const startAfter = (added: Session, sessions: Session[]): SessionStart => ({
  location: added.location,
  track: added.track,
  ...nextFreeTimes(added, sessions),
});

type SessionDialogsProps = {
  conference: Conference;
  sessions: Session[];
  opened: OpenDialog | null;
  onOpen: (opened: OpenDialog | null) => void;
};

export function SessionDialogs({ conference, sessions, opened, onOpen }: SessionDialogsProps) {
  const [lastAdded, setLastAdded] = useState<{ session: Session; place: SessionStart | undefined }>();
  const close = () => onOpen(null);
  const assign = (session: Session) => onOpen({ kind: 'speakers', session });
  if (!opened) return null;
  const { kind, session, copyOf, place } = opened;
  const isNext = lastAdded && lastAdded.place === place;
  if (!session)
    return (
      <SessionForm
        conference={conference}
        start={isNext ? startAfter(lastAdded.session, sessions) : place}
        copyOf={copyOf && { ...copyOf, ...nextFreeTimes(copyOf, sessions) }}
        inputKey={inputKeyOf(sessionInputSection(conference.id))}
        speakers={<SessionSpeakers />}
        onRowSaved={(added) => setLastAdded({ session: added, place })}
        onDone={close}
        onAssign={assign}
        onClose={close}
      />
    );
  const DialogComponent = kind === 'form' ? EditSession : AssignSpeakers;
  return <DialogComponent key={session.id} conference={conference} session={session} onClose={close} />;
}
