import type { Conference } from '@majlis/contracts/conferences';
import type { Session } from '@majlis/contracts/sessions';
import { useState } from 'react';
import { draftKeyOf } from '../editing/kept-drafts';
import { AssignDialog } from './assign-dialog';
import { AssignWithCare } from './assign-speakers';
import { sessionDrafts, speakerDrafts } from './session-drafts';
import { SessionForm } from './session-form';
import { SessionSpeakers } from './session-speakers';
import { useAssignments } from './use-assignments';

type EditSessionProps = { conference: Conference; session: Session; onClose: () => void };

/** The form of a session; above it, on demand, the list of its speakers. Both work on the same unsaved list. */
export function EditSession({ conference, session, onClose }: EditSessionProps) {
  const assignments = useAssignments(session, draftKeyOf(speakerDrafts(conference.id), session.id));
  const [view, setView] = useState<'form' | 'both' | 'speakers'>('form');
  const { isDirty, forget } = assignments;
  if (view === 'speakers') return <AssignWithCare session={session} assignments={assignments} onClose={onClose} />;
  const showForm = () => setView('form');
  return (
    <>
      <SessionForm
        conference={conference}
        session={session}
        draftKey={draftKeyOf(sessionDrafts(conference.id), session.id)}
        speakers={<SessionSpeakers assignments={assignments} onAssign={() => setView('both')} />}
        alsoUnsaved={{ isDirty, forget }}
        // Whoever changed the speakers, too, is led on to saving them.
        onSaved={() => (isDirty ? setView('speakers') : onClose())}
        onClose={onClose}
      />
      {view === 'both' && (
        <AssignDialog session={session} assignments={assignments} onSaved={showForm} onClose={showForm} />
      )}
    </>
  );
}
