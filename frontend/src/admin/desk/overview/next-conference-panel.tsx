import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import type { SessionPart } from '@majlis/contracts/programme/session-parts';
import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { languageTag } from '@majlis/contracts/shared/languages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { query } from '../../../api/query';
import { StatusBadge } from '../../../ui/page/status-badge';
import { detectLanguage } from '../../../ui/text/auto-text';
import { formatDateRange, formatDay } from '../../../ui/time/dates';
import { zoneName } from '../../../ui/time/time-zones';
import { SiteLink } from '../../sections/conferences/conference-links';
import { lacks, missingPartQuery } from '../../sections/conferences/sessions/find-sessions';
import { Icon } from '../../shell/buttons';
import { managementPaths } from '../../shell/conferences';
import { DescriptionItem, InlineLoadError, Panel } from '../../shell/panel';
import { describeCountdown, describeTimeUntil, findDeadline, findNextConference } from './next-conference';
import * as styles from './next-conference-panel.module.scss';

export function NextConferencePanel() {
  const { data, dataUpdatedAt, isPending, refetch } = useQuery(query(endpoints.conferences));
  const conference = data && findNextConference(data, dataUpdatedAt);
  return (
    <Panel id="next-conference-title" title={t('home.nextConference')}>
      {isPending && <NextConferenceSkeleton />}
      {!isPending && !data && <InlineLoadError text={t('overview.conferencesFailed')} onRetry={() => void refetch()} />}
      {conference && (
        <>
          <Heading conference={conference} now={dataUpdatedAt} />
          <NextConferenceFacts conference={conference} now={dataUpdatedAt} />
        </>
      )}
      {data && !conference && (
        <div className={styles.none}>
          <p>{t('overview.noConference')}</p>
          <Link to={managementPaths.create} className="btn btn-quiet btn-sm">
            <Icon name="add" /> {t('common.newConference')}
          </Link>
        </div>
      )}
    </Panel>
  );
}

function Heading({ conference, now }: { conference: ListedConference; now: number }) {
  const { id, title, language, startDate, endDate, timezone, status } = conference;
  return (
    <header className={styles.head}>
      <h3 className={styles.title} dir="auto" lang={detectLanguage(title, languageTag(language))}>
        <Link to={managementPaths.conference(id, 'edit')}>{title}</Link>
      </h3>
      <p className={styles.dates}>
        {formatDateRange(startDate, endDate, timezone)} <span className={styles.zone}>{zoneName(timezone)}</span>
        {status === 'draft' && <StatusBadge status={status} />}
        <SiteLink conference={conference} />
      </p>
      <p className={styles.countdown}>{describeCountdown(conference, now)}</p>
    </header>
  );
}

function NextConferenceFacts({ conference, now }: { conference: ListedConference; now: number }) {
  const { timezone } = conference;
  const deadline = findDeadline(conference, now);
  return (
    <dl className={styles.facts}>
      <DescriptionItem term={t('overview.registrations')}>
        <Registrations conference={conference} />
      </DescriptionItem>
      {deadline && (
        <DescriptionItem term={deadline.hasPassed ? t('overview.lastDeadline') : t('overview.nextDeadline')}>
          <span>
            {rich('overview.deadlineOn', {
              name: () => deadline.name,
              day: () => <time dateTime={deadline.at}>{formatDay(deadline.at, timezone)}</time>,
            })}
          </span>
          <span className="muted">
            {deadline.hasPassed ? t('overview.passed') : describeTimeUntil(deadline.at, timezone, now)}
          </span>
        </DescriptionItem>
      )}
      <DescriptionItem term={t('overview.programme')}>
        <Program conference={conference} />
      </DescriptionItem>
    </dl>
  );
}

function Registrations({ conference }: { conference: ListedConference }) {
  const { currentAttendees, maxAttendees, registrationRequired } = conference;
  if (!maxAttendees)
    return registrationRequired || currentAttendees > 0
      ? t('overview.withoutLimit', { count: currentAttendees })
      : t('overview.notRequired');
  const placesLeft = maxAttendees - currentAttendees;
  return (
    <>
      {t('overview.taken', { count: currentAttendees, places: maxAttendees })}
      <span className="muted">
        {placesLeft > 0 ? t('overview.placesLeft', { count: placesLeft }) : t('conference.fullyBooked')}
      </span>
      <meter
        className={styles.meter}
        aria-label={t('overview.placesTaken')}
        max={maxAttendees}
        value={currentAttendees}
      />
    </>
  );
}

function Program({ conference }: { conference: ListedConference }) {
  const { data: sessions, isPending, refetch } = useQuery(query(endpoints.agenda(conference.id)));
  const path = managementPaths.conference(conference.id, 'sessions');
  if (isPending) return <span className={`skeleton ${styles.line}`} />;
  if (!sessions) return <InlineLoadError text={t('overview.sessionsFailed')} onRetry={() => void refetch()} />;
  if (sessions.length === 0)
    return <span>{rich('overview.noSessions', { link: () => <Link to={path}>{t('alerts.addSessions')}</Link> })}</span>;
  const gaps = findGaps(sessions, conference.isVirtual);
  if (gaps.length === 0)
    return (
      <span className={styles.complete}>
        <Icon name="done" />{' '}
        {conference.isVirtual ? t('overview.speakersComplete') : t('overview.speakersAndRoomsComplete')}
      </span>
    );
  return (
    <ul className={styles.gaps}>
      {gaps.map(({ part, count }) => (
        <li key={part}>
          <Icon name="attention" />
          <Link to={path + missingPartQuery(part)}>{t(`overview.sessionsWithout.${part}`, { count })}</Link>
        </li>
      ))}
    </ul>
  );
}

/** A virtual conference has no rooms. */
function findGaps(sessions: AgendaSession[], isVirtual: boolean) {
  const parts: SessionPart[] = isVirtual ? ['speakers'] : ['speakers', 'room'];
  return parts
    .map((part) => ({ part, count: sessions.filter((session) => lacks(part, session)).length }))
    .filter(({ count }) => count > 0);
}

const facts = ['registrations', 'deadline', 'programme'];

const NextConferenceSkeleton = () => (
  <div role="status">
    <span className="visually-hidden">{t('overview.loadingConference')}</span>
    <div className={styles.head}>
      {[styles.title, styles.dates, styles.countdown].map((className) => (
        <div key={className} className={className}>
          <span className={`skeleton ${styles.line}`} />
        </div>
      ))}
    </div>
    <div className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact}>
          <span className="skeleton" />
          <span className={`skeleton ${styles.line}`} />
        </div>
      ))}
    </div>
  </div>
);
