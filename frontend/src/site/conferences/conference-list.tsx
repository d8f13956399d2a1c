import { conferencesInAPage } from '@majlis/contracts/conferences';
import { conferencesOn } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { query } from '../../api/query';
import { Notice } from '../../ui/notice';
import { ListFailed } from '../list-failed';
import { ConferenceCard } from './conference-card';
import { ConferenceCardsPending } from './conference-cards-pending';
import { ListPages } from './list-pages';

/** One page of the list, counted from 1. */
export function ConferenceList({ page }: { page: number }) {
  const conferences = useQuery(query(conferencesOn(page)));
  if (conferences.isPending) return <ConferenceCardsPending />;
  if (conferences.error instanceof ApiError && conferences.error.status === 404)
    return (
      <Notice role="alert" title="No more conferences" text="The list has ended before this page.">
        <Link className="btn btn-primary" to="/conferences">
          All conferences
        </Link>
      </Notice>
    );
  // What was read before stays, also when it cannot be read again.
  if (!conferences.data)
    return (
      <ListFailed
        title="Failed to load conferences"
        text="We're having trouble reaching our programme. Please try again later."
      />
    );
  if (conferences.data.length === 0)
    return <Notice title="No Conferences Available" text="Check back soon for upcoming events and conferences." />;
  return (
    <>
      <h2 className="list-count">{counted(page, conferences.data.length)}</h2>
      <ul className="card-grid conference-grid">
        {conferences.data.map((conference, place) => (
          <ConferenceCard
            key={conference.id}
            conference={conference}
            isLead={page === 1 && place === 0 && conference.featured}
          />
        ))}
      </ul>
      <ListPages page={page} hasMore={conferences.data.length === conferencesInAPage} />
    </>
  );
}

/** How many there are, or where there are more of them, which these are. */
function counted(page: number, count: number): string {
  if (page === 1 && count !== conferencesInAPage) return `${count} ${count === 1 ? 'conference' : 'conferences'}`;
  const first = (page - 1) * conferencesInAPage + 1;
  return `Conferences ${first} to ${first + count - 1}`;
}
