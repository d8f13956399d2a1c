import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { Notice } from '../../ui/notice';
import { ConferenceCard } from './conference-card';
import { ConferenceCardsPending } from './conference-cards-pending';

export function ConferenceList() {
  const conferences = useQuery(query(reads.conferences));
  if (conferences.isPending) return <ConferenceCardsPending />;
  if (conferences.isError)
    return (
      <Notice
        role="alert"
        title="Failed to load conferences"
        text="We're having trouble reaching our programme. Please try again later."
      >
        <button type="button" className="btn btn-primary" onClick={() => void conferences.refetch()}>
          Try Again
        </button>
      </Notice>
    );
  if (conferences.data.length === 0)
    return <Notice title="No Conferences Available" text="Check back soon for upcoming events and conferences." />;
  return (
    <>
      <h2 className="list-count">
        {conferences.data.length} {conferences.data.length === 1 ? 'conference' : 'conferences'}
      </h2>
      <ul className="card-grid conference-grid">
        {conferences.data.map((conference, place) => (
          <ConferenceCard key={conference.id} conference={conference} isLead={place === 0 && conference.featured} />
        ))}
      </ul>
    </>
  );
}
