import type { Conference } from '@majlis/contracts/conferences';
import { rich, t } from '#messages';
import { ExternalLink } from '../../../ui/page/external-link';
import { useNow } from '../../../ui/page/prerender';
import { formatDay } from '../../../ui/time/dates';
import { formatPlacesLeft, isRegistrationClosed, isRegistrationOpen } from '../format-conference';
import * as styles from './conference-sidebar.module.scss';
import { PastBadge } from './past-badge';

export function Registration({ conference }: { conference: Conference }) {
  const { registrationDeadline, timezone } = conference;
  const now = useNow();
  const places = formatPlacesLeft(conference, now);
  return (
    <section className={styles.registration} aria-labelledby="registration-heading">
      <h2 id="registration-heading">{t('conference.registration')}</h2>
      {registrationDeadline && (
        <p>
          {rich('conference.deadline', {
            day: () => <time dateTime={registrationDeadline}>{formatDay(registrationDeadline, timezone)}</time>,
          })}
          {Date.parse(registrationDeadline) < now && <PastBadge />}
        </p>
      )}
      {places && <p>{places}</p>}
      <HowToRegister conference={conference} now={now} />
    </section>
  );
}

function HowToRegister({ conference, now }: { conference: Conference; now: number }) {
  const { registrationLink } = conference;
  if (isRegistrationClosed(conference, now)) return <p>{t('conference.registrationIsClosed')}</p>;
  if (!registrationLink) return <p>{t('conference.howToRegister')}</p>;
  return (
    <ExternalLink
      className={`btn ${isRegistrationOpen(conference, now) ? 'btn-primary' : 'btn-outline-primary'}`}
      href={registrationLink}
    >
      {t('conference.register')}
    </ExternalLink>
  );
}
