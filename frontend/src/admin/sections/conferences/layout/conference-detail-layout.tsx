import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ConferenceCounts, ListedConference } from '@majlis/contracts/conferences/conferences';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, NavLink, Outlet, useMatch, useNavigate, useParams } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../../../api/query';
import { PageMeta } from '../../../../seo/page-meta';
import { LoadBoundary } from '../../../../ui/page/load-boundary';
import { type ConferenceView, managementPath, managementPaths } from '../../../shell/conferences';
import { ManagementSpinner, PageLoadError } from '../../../shell/load-states';
import * as headerStyles from '../../../shell/section-header.module.scss';
import { EmptySection, ListStates } from '../../../shell/section-parts';
import { useConferenceFromUrl } from '../use-current-conference';
import * as styles from './conference-nav.module.scss';

export function ConferenceDetailLayout() {
  const { conferenceId } = useParams();
  return <ConferenceDetail key={conferenceId} />;
}

function ConferenceDetail() {
  const list = useQuery(query(endpoints.conferences));
  const loadedConference = useConferenceFromUrl();
  // The view stays mounted when a colleague deletes the conference, so that unsaved input is not lost.
  const [conference, setConference] = useState(loadedConference);
  const isOfSessions = useMatch(`${managementPaths.conference(':conferenceId', 'sessions')}/*`) !== null;
  if (loadedConference && loadedConference !== conference) setConference(loadedConference);
  return (
    <ListStates list={list} noun={t('nouns.conference.definite')}>
      {conference ? (
        <div className={headerStyles.tabbed}>
          <ConferenceNav conference={conference} />
          {isOfSessions && <SessionViews conferenceId={conference.id} />}
          <LoadBoundary loading={<ManagementSpinner />} failed={() => <PageLoadError />}>
            <Outlet context={conference} />
          </LoadBoundary>
        </div>
      ) : (
        <ConferenceMissing />
      )}
    </ListStates>
  );
}

function ConferenceMissing() {
  const navigate = useNavigate();
  return (
    <>
      <PageMeta title={t('conference.notFound')} noindex />
      <EmptySection
        title={t('conference.notFound')}
        actionLabel={t('conferences.seeAllConferences')}
        onAction={() => void navigate(managementPaths.overview)}
      >
        {t('conferences.notFoundDetail')}
      </EmptySection>
    </>
  );
}

const views: { view: ConferenceView; label: string; countKey?: keyof ConferenceCounts }[] = [
  { view: 'edit', label: t('common.edit') },
  { view: 'sessions', label: t('common.sessions'), countKey: 'sessions' },
  { view: 'partners', label: t('common.partners'), countKey: 'partners' },
  { view: 'documents', label: t('common.documents'), countKey: 'documents' },
  { view: 'release', label: t('conferences.release') },
];

/** The import and the plans are reached from the sessions. */
const parentViews: Record<string, ConferenceView> = { import: 'sessions', plans: 'sessions' };

function ConferenceNav({ conference }: { conference: ListedConference }) {
  const { id, counts } = conference;
  const shown = useMatch(`${managementPath}/:conferenceId/:view/*`)?.params.view ?? '';
  return (
    <nav aria-label={t('conferences.viewsOfConference')}>
      <ul className={styles.list}>
        {views.map(({ view, label, countKey }) => (
          <li key={view}>
            <Link
              to={managementPaths.conference(id, view)}
              className={styles.link}
              aria-current={view === (parentViews[shown] ?? shown) ? 'page' : undefined}
            >
              {label}
              {countKey && counts && <span className={styles.count}> {counts[countKey]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SessionViews = ({ conferenceId }: { conferenceId: string }) => (
  <nav className="segments" aria-label={t('sessions.viewsOfSessions')}>
    <NavLink to={managementPaths.conference(conferenceId, 'sessions')} end>
      {t('programme.list')}
    </NavLink>
    <NavLink to={managementPaths.conference(conferenceId, 'sessions/grid')}>{t('programme.grid')}</NavLink>
    <NavLink to={managementPaths.conference(conferenceId, 'sessions/rooms')}>{t('programme.rooms')}</NavLink>
  </nav>
);
