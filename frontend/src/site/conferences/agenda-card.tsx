import type { Conference } from '@majlis/contracts/conferences';
import { ExternalLink } from '../../ui/external-link';

export function AgendaCard({ conference: { websiteUrl } }: { conference: Conference }) {
  return (
    <section className="card" id="agenda" aria-labelledby="agenda-heading">
      <h2 id="agenda-heading">Conference Program &amp; Agenda</h2>
      {websiteUrl ? (
        <>
          <p>The detailed program is available on the following URL.</p>
          <ExternalLink className="btn btn-outline-primary" href={websiteUrl}>
            View Full Agenda
          </ExternalLink>
        </>
      ) : (
        <p>Program details will be available soon.</p>
      )}
    </section>
  );
}
