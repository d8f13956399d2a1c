import type { Conference } from '@majlis/contracts/conferences';
import type { Session } from '@majlis/contracts/sessions';
import { useAskBeforeLeaving } from '../../ui/form/use-ask-before-leaving';
import { draftKeyOf } from '../editing/kept-drafts';
import { AssignDialog } from './assign-dialog';
import { speakerDrafts } from './session-drafts';
import { type Assignments, useAssignments } from './use-assignments';

type AssignSpeakersProps = { conference: Conference; session: Session; onClose: () => void };

/** The speakers of a session, opened from the list of sessions. */
export function AssignSpeakers({ conference, session, onClose }: AssignSpeakersProps) {
  const assignments = useAssignments(session, draftKeyOf(speakerDrafts(conference.id), session.id));
  return <AssignWithCare session={session} assignments={assignments} onClose={onClose} />;
}

type AssignWithCareProps = { session: Session; assignments: Assignments; onClose: () => void };

/** Asks before an unsaved list is left. */
export function AssignWithCare({ session, assignments, onClose }: AssignWithCareProps) {
  const mayLeave = useAskBeforeLeaving(assignments.isDirty, assignments.forget);

  async function close() {
    if (await mayLeave()) onClose();
  }

  return <AssignDialog session={session} assignments={assignments} onSaved={onClose} onClose={() => void close()} />;
}
