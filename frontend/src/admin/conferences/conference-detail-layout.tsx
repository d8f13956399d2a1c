import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useNavigate, useParams } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { LoadBoundary } from '../../ui/page/load-boundary';
import { ListStates } from '../crud/list-states';
import { EmptySection } from '../empty-section';
import { PageLoadError } from '../layout/page-load-error';
import { ConferenceNav } from './conference-nav';
import { managementPaths } from './management-paths';
import { ManagementSpinner } from './management-spinner';
import { useConferenceFromUrl } from './use-conference-from-url';

export function ConferenceDetailLayout() {
  const { conferenceId } = useParams();
  return <ConferenceDetail key={conferenceId} />;
}

function ConferenceDetail() {
  const list = useQuery(query(endpoints.conferences));
  const loadedConference = useConferenceFromUrl();
  // The view stays mounted when a colleague deletes the conference, so that unsaved input is not lost.
  const [conference, setConference] = useState(loadedConference);
  if (loadedConference && loadedConference !== conference) setConference(loadedConference);
  return (
    <ListStates list={list} noun={t('nouns.conference.definite')}>
      {conference ? (
        <>
          <ConferenceNav conference={conference} />
          <LoadBoundary loading={<ManagementSpinner />} failed={() => <PageLoadError />}>
            <Outlet context={conference} />
          </LoadBoundary>
        </>
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
      <PageMeta title={t('conferences.notFound')} noindex />
      <EmptySection
        title={t('conferences.notFound')}
        actionLabel={t('conferences.seeAllConferences')}
        onAction={() => void navigate(managementPaths.overview)}
      >
        {t('conferences.notFoundDetail')}
      </EmptySection>
    </>
  );
}
