import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { useUnsavedChangesPrompt } from '../../../fields/form/use-unsaved-changes-prompt';
import { inputKeyOf } from '../../../rows/crud/unsaved-input-notice';
import { AssignDialog } from './assign-dialog';
import { assignmentInputSection } from './session-resource';
import { type Assignments, useAssignments } from './use-assignments';

type AssignSpeakersProps = { conference: Conference; session: Session; onClose: () => void };

export function AssignSpeakers({ conference, session, onClose }: AssignSpeakersProps) {
  const assignments = useAssignments(session, inputKeyOf(assignmentInputSection(conference.id), session.id));
  return <GuardedAssignDialog session={session} assignments={assignments} onClose={onClose} />;
}

type GuardedAssignDialogProps = { session: Session; assignments: Assignments; onClose: () => void };

export function GuardedAssignDialog({ session, assignments, onClose }: GuardedAssignDialogProps) {
  const confirmLeave = useUnsavedChangesPrompt(assignments.isDirty, assignments.discardChanges);

  async function close() {
    if (await confirmLeave()) onClose();
  }

  return <AssignDialog session={session} assignments={assignments} onSaved={onClose} onClose={() => void close()} />;
}
