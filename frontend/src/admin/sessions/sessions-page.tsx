import { reads } from '@majlis/contracts/endpoints';
import type { Session } from '@majlis/contracts/sessions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../api/query';
import { zoneDuring } from '../../ui/time/time-zones';
import { useThisConference } from '../conferences/use-this-conference';
import { DeletedRows } from '../editing/deleted-rows';
import { KeptDrafts, newRow } from '../editing/kept-drafts';
import { ListStates } from '../editing/list-states';
import { EmptySection } from '../empty-section';
import { Icon } from '../icon';
import { SectionHead } from '../section-head';
import { ProgrammeMissing } from './programme-missing';
import { type Opened, SessionDialogs } from './session-dialogs';
import { sessionDrafts, speakerDrafts } from './session-drafts';
import { SessionList } from './session-list';
import { sessionResource } from './session-resource';

/** The sessions of a conference, and who speaks in them. */
export function SessionsPage() {
  const conference = useThisConference();
  const { startDate, endDate, timezone } = conference;
  const sessions = useQuery(query(reads.sessions(conference.id)));
  const programme = useQuery(query(reads.programme(conference.id)));
  const [opened, setOpened] = useState<Opened | null>(null);
  const add = () => setOpened({ what: 'form' });
  const rowOf = (id: string) => sessions.data?.find((session) => session.id === id);
  return (
    <>
      <SectionHead
        title={conference.title}
        lead={`In the order of their start. Times are those of ${zoneDuring(startDate, endDate, timezone)}.`}
        level={2}
      >
        <button type="button" className="btn btn-primary" onClick={add}>
          <Icon name="add" /> Add Session
        </button>
      </SectionHead>
      <ListStates list={sessions} noun="sessions">
        {opened === null && <SessionDrafts conferenceId={conference.id} rowOf={rowOf} onOpen={setOpened} />}
        {programme.isLoadingError && <ProgrammeMissing onRetry={() => void programme.refetch()} />}
        {sessions.data?.length === 0 ? (
          <EmptySection title="No Sessions Yet" actionLabel="Add the first session" onAction={add}>
            The programme of the conference begins with its first session.
          </EmptySection>
        ) : (
          <SessionList
            conference={conference}
            sessions={sessions.data ?? []}
            programme={programme.data ?? []}
            onOpen={setOpened}
          />
        )}
        <DeletedRows resource={sessionResource(conference)} />
      </ListStates>
      <SessionDialogs conference={conference} sessions={sessions.data ?? []} opened={opened} onOpen={setOpened} />
    </>
  );
}

type SessionDraftsProps = {
  conferenceId: string;
  rowOf: (id: string) => Session | undefined;
  onOpen: (opened: Opened) => void;
};

/** What was typed and not saved: sessions, and lists of their speakers. */
function SessionDrafts({ conferenceId, rowOf, onOpen }: SessionDraftsProps) {
  return (
    <>
      <KeptDrafts
        section={sessionDrafts(conferenceId)}
        nameOf={(id) => (id === newRow ? 'new session' : rowOf(id)?.title)}
        onContinue={(id) => onOpen({ what: 'form', session: rowOf(id) })}
      />
      <KeptDrafts
        section={speakerDrafts(conferenceId)}
        nameOf={(id) => rowOf(id) && `speakers of ${rowOf(id)?.title}`}
        onContinue={(id) => onOpen({ what: 'speakers', session: rowOf(id) })}
      />
    </>
  );
}
