import { calendarPaths } from '@majlis/contracts/conferences/calendars';
import type { ConferenceOfSpeaker, SessionOfSpeaker, SpeakerDetail } from '@majlis/contracts/programme/speakers';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { Breadcrumb, HeaderFrame } from '../../ui/page/page-header';
import { usePageOpenedAt } from '../../ui/page/prerender';
import { Avatar } from '../../ui/picture/picture';
import { AutoText, contentDirection, detectLanguage, LanguageNote } from '../../ui/text/auto-text';
import { formatPosition, fullName } from '../../ui/text/formats';
import { formatDateRange, formatDayWithWeekday, formatTimeRange } from '../../ui/time/dates';
import { CalendarLinks } from '../conferences/conference-parts';
import { SpeakerLinks } from '../conferences/session/speaker-links';
import { sessionPath, speakerPath } from '../paths';
import * as styles from './speaker.module.scss';

export function SpeakerContents({ speaker }: { speaker: SpeakerDetail }) {
  const { slug, photo, pictures, department, biography, expertiseAreas, conferences } = speaker;
  const [name, position] = [fullName(speaker), formatPosition(speaker)];
  const direction = contentDirection(biography || position || name);
  return (
    <article>
      <PageMeta
        title={name}
        description={
          biography ||
          [position, t('speakers.sessionsAt', { conference: conferences[0].title })].filter(Boolean).join('. ')
        }
        canonicalPath={speakerPath(slug)}
        noindex={conferences.every(({ status }) => status === 'draft')}
      />
      <HeaderFrame className={styles.header} dir={direction}>
        <Breadcrumb pages={[{ to: '/speakers', name: t('speakers.speakers') }]} />
        <div className={styles.head}>
          <Avatar
            className={styles.portrait}
            url={photo}
            details={pictures?.[photo]}
            name={name}
            sizes="(width < 576px) 104px, 176px"
          />
          <div>
            <h1 lang={detectLanguage(name)}>
              <bdi>{name}</bdi>
            </h1>
            {position && <AutoText as="p" className={styles.position} text={position} />}
            {department && <AutoText as="p" className={styles.department} text={department} />}
            <LanguageNote texts={[biography || position, department]} />
          </div>
        </div>
      </HeaderFrame>
      <div className={`page-width section section-after-header ${styles.columns}`} dir={direction}>
        <div className={styles.about}>
          {biography && (
            <section>
              <h2>{t('speakers.biography')}</h2>
              <AutoText as="p" className={styles.biography} text={biography} />
            </section>
          )}
          {expertiseAreas.length > 0 && (
            <section>
              <h2>{t('speakers.areasOfExpertise')}</h2>
              <ul className={styles.areas}>
                {expertiseAreas.map((area) => (
                  <AutoText as="li" key={area} text={area} />
                ))}
              </ul>
            </section>
          )}
          <SpeakerLinks person={speaker} name={name} />
          <SpeakerCalendar speaker={speaker} />
        </div>
        <SpeakerSessions conferences={conferences} />
      </div>
    </article>
  );
}

/** Links the calendar of a speaker who has sessions to come. */
function SpeakerCalendar({ speaker: { id, conferences } }: { speaker: SpeakerDetail }) {
  const now = usePageOpenedAt();
  const isOver = conferences.every(
    ({ status, sessions }) => status === 'draft' || sessions.every(({ endTime }) => Date.parse(endTime) < now),
  );
  if (isOver) return null;
  return (
    <section className="screen-only">
      <h2>{t('speakers.addToCalendar')}</h2>
      <CalendarLinks className={styles.calendar} path={calendarPaths.speaker(id)} isOver={false} />
    </section>
  );
}

const SpeakerSessions = ({ conferences }: { conferences: ConferenceOfSpeaker[] }) => (
  <section aria-labelledby="sessions-heading">
    <h2 id="sessions-heading">{t('speakers.sessions')}</h2>
    {conferences.map((conference) => (
      <SessionsAtConference key={conference.id} conference={conference} />
    ))}
  </section>
);

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

function SessionItem({ session, slug, timezone }: { session: SessionOfSpeaker; slug: string; timezone: string }) {
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
