import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#messages/staff';
import { query } from '../../../../api/query';
import { describeZoneDuring } from '../../../../ui/time/time-zones';
import { DeletedRows } from '../../../rows/crud/deleted-rows';
import { newRowId, UnsavedInputNotice } from '../../../rows/crud/unsaved-input-notice';
import { hasId, useRequestedNewRow, useRequestedRow } from '../../../rows/resource/use-requested-row';
import { EmptySection } from '../../../shell/empty-section';
import { Icon } from '../../../shell/icon';
import { ListStates } from '../../../shell/list-states';
import { SectionHeader } from '../../../shell/section-header';
import { ProgrammeFiles } from '../import/file-links';
import { useCurrentConference } from '../use-current-conference';
import { type OpenDialog, SessionDialogs } from './session-dialogs';
import { SessionList } from './session-list';
import { assignmentInputSection, sessionInputSection, sessionResource } from './session-resource';
import { SessionViews } from './session-views';
import '../../../../ui/time/correct-time-zones';

export function SessionsPage() {
  const conference = useCurrentConference();
  const { startDate, endDate, timezone } = conference;
  const sessions = useQuery(query(endpoints.sessions(conference.id)));
  const programme = useQuery(query(endpoints.programme(conference.id)));
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const add = () => setOpened({ kind: 'form' });
  const findSession = (id: string) => sessions.data?.find((session) => session.id === id);
  useRequestedRow(sessions.data, hasId, (session) => setOpened({ kind: 'form', session }));
  useRequestedRow(sessions.data, hasId, (session) => setOpened({ kind: 'speakers', session }), 'assign');
  useRequestedNewRow(sessions.data !== undefined, add);
  return (
    <>
      <SectionHeader
        title={t('common.sessions')}
        parentTitle={conference.title}
        description={t('sessions.sortedByTime', { zone: describeZoneDuring(startDate, endDate, timezone) })}
        level={2}
        isTitleHidden
      >
        <button type="button" className="btn btn-primary" onClick={add}>
          <Icon name="add" /> {t('sessions.addSession')}
        </button>
      </SectionHeader>
      <SessionViews conferenceId={conference.id} />
      <ProgrammeFiles conferenceId={conference.id} hasImport />
      <ListStates list={sessions} noun={t('nouns.session.several')}>
        {opened === null && (
          <UnsavedSessions conferenceId={conference.id} findSession={findSession} onOpen={setOpened} />
        )}
        {programme.isLoadingError && <SpeakersLoadError onRetry={() => void programme.refetch()} />}
        {sessions.data?.length === 0 ? (
          <EmptySection title={t('sessions.noSessions')} actionLabel={t('sessions.addFirstSession')} onAction={add}>
            {t('sessions.emptyProgramme')}
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

type UnsavedSessionsProps = {
  conferenceId: string;
  findSession: (id: string) => Session | undefined;
  onOpen: (opened: OpenDialog) => void;
};

function UnsavedSessions({ conferenceId, findSession, onOpen }: UnsavedSessionsProps) {
  return (
    <>
      <UnsavedInputNotice
        section={sessionInputSection(conferenceId)}
        getName={(id) => (id === newRowId ? t('sessions.newSession') : findSession(id)?.title)}
        onContinue={(id) => onOpen({ kind: 'form', session: findSession(id) })}
      />
      <UnsavedInputNotice
        section={assignmentInputSection(conferenceId)}
        getName={(id) => {
          const session = findSession(id);
          return session && t('sessions.speakersOf', { title: session.title });
        }}
        onContinue={(id) => onOpen({ kind: 'speakers', session: findSession(id) })}
      />
    </>
  );
}

function SpeakersLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className="callout" data-tone="warning">
      <p>
        <strong>{t('sessions.speakersFailed')}</strong> {t('sessions.shownWithoutSpeakers')}
      </p>
      <div className="callout-actions">
        <button type="button" className="btn btn-quiet btn-sm" onClick={onRetry}>
          {t('common.tryAgain')}
        </button>
      </div>
    </div>
  );
}
