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

type EditSessionProps = { conference: Conference; session: Session; onClose: () => void };

/** The form of a session; above it, on demand, the list of its speakers. Both work on the same unsaved list. */
export function EditSession({ conference, session, onClose }: EditSessionProps) {
  // With the times that the form showed when the speakers were opened.
  const [planned, setPlanned] = useState(session);
  const assignments = useAssignments(session, draftKeyOf(assignmentDraftSection(conference.id), session.id));
  const [view, setView] = useState<'form' | 'both' | 'speakers'>('form');
  const { isDirty, forget } = assignments;
  if (view === 'speakers') return <GuardedAssignDialog session={planned} assignments={assignments} onClose={onClose} />;
  const showForm = () => setView('form');
  function assign(times?: Times) {
    setPlanned({ ...session, ...times });
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
        otherChanges={{ isDirty, forget }}
        // Whoever changed the speakers, too, is led on to saving them.
        onDone={(saved) => {
          setPlanned(saved);
          if (isDirty) setView('speakers');
          else onClose();
        }}
        onClose={onClose}
      />
      {view === 'both' && (
        <AssignDialog session={planned} assignments={assignments} onSaved={showForm} onClose={showForm} />
      )}
    </>
  );
}
