import type { Conference } from '@majlis/contracts/conferences';
import type { ProgrammeSession } from '@majlis/contracts/sessions';
import type { UseQueryResult } from '@tanstack/react-query';
import { ExternalLink } from '../../ui/external-link';
import { PartFailed } from '../../ui/part-failed';
import { Programme } from './programme/programme';
import { ProgrammePending } from './programme/programme-pending';

type AgendaCardProps = { conference: Conference; programme: UseQueryResult<ProgrammeSession[]> };

export function AgendaCard({ conference, programme }: AgendaCardProps) {
  return (
    <section className="card agenda-card" id="agenda" aria-labelledby="agenda-heading">
      <h2 id="agenda-heading" tabIndex={-1}>
        Conference Program &amp; Agenda
      </h2>
      <Agenda conference={conference} programme={programme} />
    </section>
  );
}

function Agenda({ conference: { slug, timezone, websiteUrl }, programme }: AgendaCardProps) {
  if (!programme.data) {
    if (programme.isFetching) return <ProgrammePending />;
    return <PartFailed text="The program could not be loaded." onRetry={() => void programme.refetch()} />;
  }
  const [first, ...others] = programme.data;
  if (first) return <Programme slug={slug} timezone={timezone} sessions={[first, ...others]} />;
  if (!websiteUrl) return <p>Program details will be available soon.</p>;
  return (
    <>
      <p>The detailed program is available on the following URL.</p>
      <ExternalLink className="btn btn-outline-primary" href={websiteUrl}>
        View Full Agenda
      </ExternalLink>
    </>
  );
}
