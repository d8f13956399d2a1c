import type { ConferenceOfSpeaker, SessionOfSpeaker } from '@majlis/contracts/programme/speakers';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { AutoText } from '../../ui/text/auto-text';
import { formatDateRange, formatDayWithWeekday, formatTimeRange } from '../../ui/time/dates';
import { sessionPath } from '../conferences/session-path';
import * as styles from './speaker.module.scss';

export function SpeakerSessions({ conferences }: { conferences: ConferenceOfSpeaker[] }) {
  return (
    <section aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">{t('speakers.sessions')}</h2>
      {conferences.map((conference) => (
        <SessionsAtConference key={conference.id} conference={conference} />
      ))}
    </section>
  );
}

function SessionsAtConference({ conference }: { conference: ConferenceOfSpeaker }) {
  const { slug, title, status, startDate, endDate, timezone, sessions } = conference;
  return (
    <section className={styles.conference}>
      <AutoText as="h3" text={title}>
        <Link to={`/conferences/${slug}`}>{title}</Link>
      </AutoText>
      <p className={styles.days}>
        <time dateTime={startDate}>
          <bdi>{formatDateRange(startDate, endDate, timezone)}</bdi>
        </time>
        {status === 'draft' && ` · ${t('speakers.draftForStaff')}`}
      </p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} slug={slug} timezone={timezone} />
        ))}
      </ul>
    </section>
  );
}

type SessionItemProps = { session: SessionOfSpeaker; slug: string; timezone: string };

function SessionItem({ session, slug, timezone }: SessionItemProps) {
  const { title, sessionType, startTime, endTime, speakerType, presentationTitle } = session;
  const roles = [
    t(`sessionTypes.sessionTypes.${sessionType}`),
    ...(speakerType === sessionType ? [] : [t(`sessionTypes.speakerTypes.${speakerType}`)]),
  ];
  return (
    <li className={styles.session}>
      <AutoText as="h4" text={title}>
        <Link to={sessionPath(slug, session.slug)}>{title}</Link>
      </AutoText>
      {presentationTitle && <AutoText as="p" className={styles.presentation} text={presentationTitle} />}
      <p className={styles.facts}>
        <bdi>
          {roles.join(' · ')}
          {' · '}
          <time dateTime={startTime}>
            {t('time.dayAndTime', {
              day: formatDayWithWeekday(startTime, timezone),
              time: formatTimeRange(startTime, endTime, timezone),
            })}
          </time>
        </bdi>
      </p>
    </li>
  );
}
