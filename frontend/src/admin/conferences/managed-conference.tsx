import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useNavigate, useParams } from 'react-router-dom';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { PagePlace } from '../../ui/page/page-place';
import { ListStates } from '../editing/list-states';
import { EmptySection } from '../empty-section';
import { SectionError } from '../frame/section-error';
import { ConferenceNav } from './conference-nav';
import { managerViews } from './manager-paths';
import { ManagerPending } from './manager-pending';
import { useManagedConference } from './use-managed-conference';

/** Around the views of one conference: nothing of them is drawn before the conference is known. */
export function ManagedConference() {
  const { conferenceId } = useParams();
  return <ViewsOfConference key={conferenceId} />;
}

function ViewsOfConference() {
  const list = useQuery(query(reads.conferences));
  const found = useManagedConference();
  // A view stays when its conference is deleted meanwhile: what is typed there must not go with it.
  const [known, setKnown] = useState(found);
  if (found && found !== known) setKnown(found);
  return (
    <ListStates list={list} noun="conference">
      {known ? (
        <>
          <ConferenceNav conference={known} />
          <PagePlace pending={<ManagerPending />} failed={<SectionError />}>
            <Outlet context={known} />
          </PagePlace>
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
        onAction={() => void goTo(managerViews.overview)}
      >
        The address names none that exists. If it was deleted lately, it can be restored from the overview.
      </EmptySection>
    </>
  );
}
