import type { Conference } from '@majlis/contracts/conferences/conferences';
import { rich, t } from '#messages';
import { direction } from '#messages/language';
import { ExternalLink } from '../../ui/page/external-link';
import { usePageOpenedAt } from '../../ui/page/prerender';
import { formatDay, formatTime } from '../../ui/time/dates';
import { describeZoneAt } from '../../ui/time/time-zones';
import * as styles from './call-for-papers.module.scss';
import * as facts from './facts.module.scss';
import { PastBadge } from './sidebar/conference-sidebar';

export function CallForPapers({ conference }: { conference: Conference }) {
  const { abstractSubmissionDeadline, paperSubmissionDeadline, programReleaseDate, timezone } = conference;
  const closesAt = paperSubmissionDeadline ?? abstractSubmissionDeadline ?? conference.startDate;
  const now = usePageOpenedAt();
  const dates = [
    { term: t('conference.abstractsDue'), at: abstractSubmissionDeadline },
    { term: t('conference.papersDue'), at: paperSubmissionDeadline },
    { term: t('conference.programmeReleased'), at: programReleaseDate },
  ].flatMap(({ term, at }) => (at ? [{ term, at, isPast: Date.parse(at) < now }] : []));
  return (
    <section aria-labelledby="call-heading">
      <h2 id="call-heading">{t('conference.callForPapers')}</h2>
      {dates.length === 0 && (
        <p className={styles.note}>
          <bdi>{t('conference.datesToCome')}</bdi>
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
                  {rich('time.timeThenZone', {
                    time: () => formatTime(at, timezone),
                    zone: () => describeZoneAt(at, timezone),
                  })}
                </bdi>
              </span>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('conference.howToSubmit')}</dt>
          <dd>
            <bdi>
              {Date.parse(closesAt) < now ? t('conference.callIsClosed') : <HowToSubmit conference={conference} />}
            </bdi>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function HowToSubmit({ conference: { papersLink, contactEmail, websiteUrl, title } }: { conference: Conference }) {
  if (papersLink) return <ExternalLink href={papersLink}>{t('conference.submitOnline')}</ExternalLink>;
  if (contactEmail) {
    const subject = encodeURIComponent(t('conference.submissionSubject', { title }));
    return rich('conference.submitByMail', {
      address: () => <a href={`mailto:${contactEmail}?subject=${subject}`}>{contactEmail}</a>,
    });
  }
  if (websiteUrl) return <ExternalLink href={websiteUrl}>{t('conference.seeWebsite')}</ExternalLink>;
  return t('conference.howToSubmitToCome');
}
