import type { Conference } from '@majlis/contracts/conferences';
import type { Session } from '@majlis/contracts/sessions';
import { useState } from 'react';
import { draftKeyOf } from '../crud/unsaved-drafts';
import { AssignDialog } from './assign-dialog';
import { GuardedAssignDialog } from './assign-speakers';
import { assignmentDraftSection, sessionDraftSection } from './session-drafts';
import { SessionForm } from './session-form';
import { SessionSpeakers } from './session-speakers';
import { useAssignments } from './use-assignments';
import type { Times } from './use-clashes';
import { useDraftSpeakers } from './use-draft-speakers';

type EditSessionProps = { conference: Conference; session: Session; onClose: () => void };

/** The session form and the assign dialog on top of it edit the same unsaved list of speakers. */
export function EditSession({ conference, session, onClose }: EditSessionProps) {
  // Has the times that are typed in the form, so that clashes are found for these.
  const [plannedSession, setPlannedSession] = useState(session);
  const assignments = useAssignments(session, draftKeyOf(assignmentDraftSection(conference.id), session.id));
  const [view, setView] = useState<'form' | 'both' | 'speakers'>('form');
  const otherChanges = useDraftSpeakers(assignments);
  if (view === 'speakers')
    return <GuardedAssignDialog session={plannedSession} assignments={assignments} onClose={onClose} />;
  const showForm = () => setView('form');
  function assign(times?: Times) {
    setPlannedSession({ ...session, ...times });
    setView('both');
  }
  return (
    <>
      <SessionForm
        conference={conference}
        session={session}
        draftKey={draftKeyOf(sessionDraftSection(conference.id), session.id)}
        speakers={
          <SessionSpeakers conference={conference} session={session} assignments={assignments} onAssign={assign} />
        }
        assigned={assignments.list}
        otherChanges={otherChanges}
        // Unsaved speakers are offered for saving after the session itself.
        onDone={(saved) => {
          setPlannedSession(saved);
          if (assignments.isDirty) setView('speakers');
          else onClose();
        }}
        onDraftDone={onClose}
        onClose={onClose}
      />
      {view === 'both' && (
        <AssignDialog session={plannedSession} assignments={assignments} onSaved={showForm} onClose={showForm} />
      )}
    </>
  );
}
