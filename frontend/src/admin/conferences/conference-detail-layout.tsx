import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useNavigate, useParams } from 'react-router-dom';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { PageBoundary } from '../../ui/page/page-boundary';
import { ListStates } from '../crud/list-states';
import { EmptySection } from '../empty-section';
import { PageLoadError } from '../layout/page-load-error';
import { ConferenceNav } from './conference-nav';
import { managementPaths } from './management-paths';
import { ManagementSpinner } from './management-spinner';
import { useConferenceFromUrl } from './use-conference-from-url';

/** Layout of the views of one conference; they are rendered once the conference is loaded. */
export function ConferenceDetailLayout() {
  const { conferenceId } = useParams();
  return <ConferenceDetail key={conferenceId} />;
}

function ConferenceDetail() {
  const list = useQuery(query(endpoints.conferences));
  const found = useConferenceFromUrl();
  // The view stays mounted when a colleague deletes the conference, so that unsaved input is not lost.
  const [known, setKnown] = useState(found);
  if (found && found !== known) setKnown(found);
  return (
    <ListStates list={list} noun="conference">
      {known ? (
        <>
          <ConferenceNav conference={known} />
          <PageBoundary fallback={<ManagementSpinner />} errorFallback={<PageLoadError />}>
            <Outlet context={known} />
          </PageBoundary>
        </>
      ) : (
        <ConferenceMissing />
      )}
    </ListStates>
  );
}

function ConferenceMissing() {
  const goTo = useNavigate();
  return (
    <>
      <PageMeta title="Conference not found" noindex />
      <EmptySection
        title="There is no conference here"
        actionLabel="See all conferences"
        onAction={() => void goTo(managementPaths.overview)}
      >
        The address names none that exists. If it was deleted lately, it can be restored from the overview.
      </EmptySection>
    </>
  );
}
