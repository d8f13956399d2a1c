import type { ListedConference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import type { SessionPart } from '@majlis/contracts/session-parts';
import type { AgendaSession } from '@majlis/contracts/sessions';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { query } from '../../api/query';
import { formatDay } from '../../ui/time/dates';
import { managementPaths } from '../conferences/management-paths';
import { Icon } from '../icon';
import { lacks, missingPartQuery } from '../sessions/missing-parts';
import { describeTimeUntil } from './describe-time';
import { findDeadline } from './find-deadline';
import { InlineLoadError } from './inline-load-error';
import * as styles from './next-conference-panel.module.scss';

type FactsProps = { conference: ListedConference; now: number };

export function NextConferenceFacts({ conference, now }: FactsProps) {
  const { timezone } = conference;
  const deadline = findDeadline(conference, now);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('overview.registrations')}</dt>
        <dd>
          <Registrations conference={conference} />
        </dd>
      </div>
      {deadline && (
        <div>
          <dt>{deadline.hasPassed ? t('overview.lastDeadline') : t('overview.nextDeadline')}</dt>
          <dd>
            <span>
              {rich('overview.deadlineOn', {
                name: () => deadline.name,
                day: () => <time dateTime={deadline.at}>{formatDay(deadline.at, timezone)}</time>,
              })}
            </span>
            <span className="muted">
              {deadline.hasPassed ? t('overview.passed') : describeTimeUntil(deadline.at, timezone, now)}
            </span>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('overview.programme')}</dt>
        <dd>
          <Program conference={conference} />
        </dd>
      </div>
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
        {placesLeft > 0 ? t('overview.placesLeft', { count: placesLeft }) : t('overview.fullyBooked')}
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
