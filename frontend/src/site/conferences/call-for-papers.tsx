import type { Conference } from '@majlis/contracts/conferences';
import { ExternalLink } from '../../ui/page/external-link';
import { useNow } from '../../ui/page/prerender';
import { formatDay, formatTime } from '../../ui/time/dates';
import { describeZoneAt } from '../../ui/time/time-zones';
import * as styles from './call-for-papers.module.scss';
import * as facts from './facts.module.scss';
import { PastBadge } from './sidebar/past-badge';

export function CallForPapers({ conference }: { conference: Conference }) {
  const { abstractSubmissionDeadline, paperSubmissionDeadline, programReleaseDate, timezone } = conference;
  const closesAt = paperSubmissionDeadline ?? abstractSubmissionDeadline ?? conference.startDate;
  const now = useNow();
  const dates = [
    { term: 'Abstracts due', at: abstractSubmissionDeadline },
    { term: 'Papers due', at: paperSubmissionDeadline },
    { term: 'Program released', at: programReleaseDate },
  ].flatMap(({ term, at }) => (at ? [{ term, at, isPast: Date.parse(at) < now }] : []));
  return (
    <section aria-labelledby="call-heading">
      <h2 id="call-heading">Call for Papers</h2>
      {dates.length === 0 && (
        <p className={styles.note}>
          <bdi>The dates will be announced here.</bdi>
        </p>
      )}
      <dl className={`${facts.facts} ${styles.dates}`}>
        {dates.map(({ term, at, isPast }) => (
          <div key={term} className={isPast ? styles.past : undefined}>
            <dt>
              {term}
              {isPast && <PastBadge />}
            </dt>
            <dd>
              <time dateTime={at} dir="ltr">
                {formatDay(at, timezone)}
              </time>
              <span className={facts.note}>
                <bdi dir="ltr">
                  {formatTime(at, timezone)}, {describeZoneAt(at, timezone)}
                </bdi>
              </span>
            </dd>
          </div>
        ))}
        <div>
          <dt>How to submit</dt>
          <dd>
            <bdi>{Date.parse(closesAt) < now ? 'This call is closed.' : <HowToSubmit conference={conference} />}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function HowToSubmit({ conference: { papersLink, contactEmail, websiteUrl, title } }: { conference: Conference }) {
  if (papersLink) return <ExternalLink href={papersLink}>Submit online</ExternalLink>;
  if (contactEmail)
    return (
      <>
        By mail to{' '}
        <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(`Submission: ${title}`)}`}>{contactEmail}</a>
      </>
    );
  if (websiteUrl) return <ExternalLink href={websiteUrl}>See the conference website</ExternalLink>;
  return 'How to submit will be announced here.';
}
