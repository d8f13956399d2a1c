import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference, ListedConference } from '@majlis/contracts/conferences/conferences';
import { acceptedConflicts, bookingsOf } from '@majlis/contracts/programme/programme-conflicts';
import { roomsOf } from '@majlis/contracts/programme/rooms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rich, t, texts } from '#messages/staff';
import { query } from '../../../../api/query';
import { AddButton } from '../../../shell/buttons';
import { EmptySection, ListStates, SectionHeader } from '../../../shell/section-parts';
import { usePasteIntoProgramme } from '../import/use-import';
import { SessionDialogs } from '../sessions/session-dialogs';
import { useCurrentConference } from '../use-current-conference';
import type { SessionToEdit } from './grid-dialogs';
import { GridEditor } from './grid-editor';
import '../../../../ui/time/correct-time-zones';

const keys = {
  pickUp: () => <kbd>Enter</kbd>,
  lengthen: () => <kbd>Shift</kbd>,
  putDown: () => <kbd>Enter</kbd>,
  giveUp: () => <kbd>Escape</kbd>,
};
const gridHelp = texts('sessionGrid.help').map((_text, index) => rich(`sessionGrid.help.${index}`, keys));

export function SessionGridPage() {
  const conference = useCurrentConference();
  const { id, title } = conference;
  const bookings = useQuery(query(bookingsOf(id)));
  const [edited, setEdited] = useState<SessionToEdit | null>(null);
  const add = () => setEdited({ kind: 'form' });
  const rooms = useQuery(query(roomsOf(id)));
  const hasGrid = rooms.data?.length !== 0 || bookings.data?.some(({ conferenceId }) => conferenceId === id);
  return (
    <>
      <SectionHeader
        title={t('sessionGrid.sessionGrid')}
        parentTitle={title}
        level={2}
        isTitleHidden
        help={{ section: 'session-grid', steps: gridHelp }}
      >
        <AddButton label={t('sessions.addSession')} onClick={add} />
      </SectionHeader>
      <ListStates list={bookings} noun={t('nouns.session.several')}>
        {hasGrid ? (
          <LoadedGrid conference={conference} onEdit={setEdited} />
        ) : (
          <EmptyGrid conferenceId={id} onAdd={add} />
        )}
      </ListStates>
      {edited && <EditedSession conference={conference} opened={edited} onOpen={setEdited} />}
    </>
  );
}

function EmptyGrid({ conferenceId, onAdd }: { conferenceId: string; onAdd: () => void }) {
  usePasteIntoProgramme(conferenceId);
  return (
    <EmptySection title={t('sessions.noSessions')} actionLabel={t('sessions.addFirstSession')} onAction={onAdd}>
      {t('sessionGrid.emptyGrid')}
    </EmptySection>
  );
}

/** Waits for the rooms and the accepted conflicts. */
function LoadedGrid({ conference, onEdit }: { conference: ListedConference; onEdit: (edited: SessionToEdit) => void }) {
  const { data: bookings = [] } = useQuery(query(bookingsOf(conference.id)));
  const rooms = useQuery(query(roomsOf(conference.id)));
  const accepted = useQuery(query(acceptedConflicts(conference.id)));
  return (
    <ListStates list={rooms.isSuccess ? accepted : rooms} noun={t('nouns.room.several')}>
      <GridEditor
        conference={conference}
        bookings={bookings}
        rooms={rooms.data ?? none}
        accepted={accepted.data ?? none}
        onEdit={onEdit}
      />
    </ListStates>
  );
}

const none: never[] = [];

type EditedSessionProps = {
  conference: Conference;
  opened: SessionToEdit;
  onOpen: (opened: SessionToEdit | null) => void;
};

/** Opens the dialogs of the list of sessions, which need all fields of a session. */
function EditedSession({ conference, opened: { kind, id, place }, onOpen }: EditedSessionProps) {
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
