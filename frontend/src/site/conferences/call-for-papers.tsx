import type { Conference } from '@majlis/contracts/conferences';
import * as messages from '#messages/conference';
import { direction } from '#messages/language';
import { timeThenZone } from '#messages/time';
import { fillIn } from '../../messages/fill-in';
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
    { term: messages.abstractsDue, at: abstractSubmissionDeadline },
    { term: messages.papersDue, at: paperSubmissionDeadline },
    { term: messages.programmeReleased, at: programReleaseDate },
  ].flatMap(({ term, at }) => (at ? [{ term, at, isPast: Date.parse(at) < now }] : []));
  return (
    <section aria-labelledby="call-heading">
      <h2 id="call-heading">{messages.callForPapers}</h2>
      {dates.length === 0 && (
        <p className={styles.note}>
          <bdi>{messages.datesToCome}</bdi>
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
              <time dateTime={at} dir={direction}>
                {formatDay(at, timezone)}
              </time>
              <span className={facts.note}>
                <bdi dir={direction}>
                  {fillIn(timeThenZone, { time: formatTime(at, timezone), zone: describeZoneAt(at, timezone) })}
                </bdi>
              </span>
            </dd>
          </div>
        ))}
        <div>
          <dt>{messages.howToSubmit}</dt>
          <dd>
            <bdi>{Date.parse(closesAt) < now ? messages.callIsClosed : <HowToSubmit conference={conference} />}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function HowToSubmit({ conference: { papersLink, contactEmail, websiteUrl, title } }: { conference: Conference }) {
  if (papersLink) return <ExternalLink href={papersLink}>{messages.submitOnline}</ExternalLink>;
  if (contactEmail) {
    const subject = encodeURIComponent(messages.submissionSubject(title));
    return fillIn(messages.submitByMail, {
      address: <a href={`mailto:${contactEmail}?subject=${subject}`}>{contactEmail}</a>,
    });
  }
  if (websiteUrl) return <ExternalLink href={websiteUrl}>{messages.seeWebsite}</ExternalLink>;
  return messages.howToSubmitToCome;
}
