import type { Conference } from '@majlis/contracts/conferences/conferences';
import { draftSpeakers, type Session } from '@majlis/contracts/programme/sessions.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../../../api/query';
import { useUnsavedChangesPrompt } from '../../../fields/form/use-unsaved-changes-prompt';
import { inputKeyOf } from '../../../rows/crud/unsaved-input-notice';
import type { OtherChanges } from '../../../rows/drafts/use-edit-draft';
import { AssignDialog } from './assign-dialog';
import { nextFreeTimes, type Times } from './session-conflicts';
import { SessionForm, SessionSpeakers } from './session-form';
import type { SessionStart } from './session-resource';
import { assignmentInputSection, sessionInputSection } from './session-resource';
import {
  type AssignedSpeaker,
  type Assignments,
  newAssignedSpeaker,
  toAssignmentsInput,
  useAssignments,
} from './use-assignments';

/** Without a session, the form adds a new one. */
export type OpenDialog = {
  kind: 'form' | 'speakers';
  session?: Session;
  copyOf?: Session;
  /** The start of a new session, and its room. */
  place?: SessionStart;
};

/** Keeps room, track and length; the time is the next at which the room is free. */
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
        speakersSection={<SessionSpeakers />}
        onRowSaved={(added) => setLastAdded({ session: added, place })}
        onDone={close}
        onAssign={assign}
        onClose={close}
      />
    );
  const DialogComponent = kind === 'form' ? EditSession : AssignSpeakers;
  return <DialogComponent key={session.id} conference={conference} session={session} onClose={close} />;
}

type EditSessionProps = { conference: Conference; session: Session; onClose: () => void };

/** The session form and the assign dialog on top of it edit the same unsaved list of speakers. */
function EditSession({ conference, session, onClose }: EditSessionProps) {
  // The session with the times that are typed in the form, by which clashes are found.
  const [plannedSession, setPlannedSession] = useState(session);
  const assignments = useAssignments(session, inputKeyOf(assignmentInputSection(conference.id), session.id));
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
        inputKey={inputKeyOf(sessionInputSection(conference.id), session.id)}
        speakersSection={
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

/** Speakers are saved as a list of their own, but a draft of the session has them, too. */
function useDraftSpeakers({ isDirty, isOfDraft, list, version, ...assignments }: Assignments): OtherChanges {
  const cache = useQueryClient();
  return {
    isDirty,
    discardChanges: assignments.discardChanges,
    toDraft: () => (isDirty || isOfDraft ? { ...toAssignmentsInput(list), speakersVersion: version } : {}),
    async show(draft) {
      const { speakers, speakersVersion = 1 } = draftSpeakers.parse(draft ?? {});
      if (!speakers) return assignments.show(null);
      const people = await cache.fetchQuery(query(staffEndpoints.people));
      const named = new Map<string, AssignedSpeaker>();
      for (const speaker of speakers) {
        const person = people.find(
          ({ id, mergedIds }) => id === speaker.personId || mergedIds?.includes(speaker.personId),
        );
        if (person && !named.has(person.id))
          named.set(person.id, { ...newAssignedSpeaker(person), ...speaker, personId: person.id });
      }
      assignments.show({ version: speakersVersion, list: [...named.values()] });
    },
  };
}

type AssignSpeakersProps = { conference: Conference; session: Session; onClose: () => void };

function AssignSpeakers({ conference, session, onClose }: AssignSpeakersProps) {
  const assignments = useAssignments(session, inputKeyOf(assignmentInputSection(conference.id), session.id));
  return <GuardedAssignDialog session={session} assignments={assignments} onClose={onClose} />;
}

type GuardedAssignDialogProps = { session: Session; assignments: Assignments; onClose: () => void };

function GuardedAssignDialog({ session, assignments, onClose }: GuardedAssignDialogProps) {
  const confirmLeave = useUnsavedChangesPrompt(assignments.isDirty, assignments.discardChanges);

  async function close() {
    if (await confirmLeave()) onClose();
  }

  return <AssignDialog session={session} assignments={assignments} onSaved={onClose} onClose={() => void close()} />;
}
