import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import { acceptedConflicts, bookingsOf } from '@majlis/contracts/programme/programme-conflicts';
import { roomsOf } from '@majlis/contracts/programme/rooms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rich, t, texts } from '#messages/staff';
import { query } from '../../../../api/query';
import { describeZoneDuring } from '../../../../ui/time/time-zones';
import { EmptySection } from '../../../shell/empty-section';
import { HelpBox } from '../../../shell/help-box';
import { Icon } from '../../../shell/icon';
import { ListStates } from '../../../shell/list-states';
import { SectionHeader } from '../../../shell/section-header';
import { SessionViews } from '../sessions/session-views';
import { useCurrentConference } from '../use-current-conference';
import { EditedSession, type SessionToEdit } from './edited-session';
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
  const { id, title, startDate, endDate, timezone } = conference;
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
        description={t('sessionGrid.arrangeSessions', { zone: describeZoneDuring(startDate, endDate, timezone) })}
        level={2}
        isTitleHidden
      >
        <button type="button" className="btn btn-primary" onClick={add}>
          <Icon name="add" /> {t('sessions.addSession')}
        </button>
      </SectionHeader>
      <SessionViews conferenceId={id} />
      <HelpBox section="session-grid" steps={gridHelp} />
      <ListStates list={bookings} noun={t('nouns.session.several')}>
        {hasGrid ? (
          <LoadedGrid conference={conference} onEdit={setEdited} />
        ) : (
          <EmptySection title={t('sessions.noSessions')} actionLabel={t('sessions.addFirstSession')} onAction={add}>
            {t('sessionGrid.emptyGrid')}
          </EmptySection>
        )}
      </ListStates>
      {edited && <EditedSession conference={conference} opened={edited} onOpen={setEdited} />}
    </>
  );
}

type LoadedGridProps = { conference: ListedConference; onEdit: (edited: SessionToEdit) => void };

/** Waits for the rooms and for what was accepted. */
function LoadedGrid({ conference, onEdit }: LoadedGridProps) {
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
