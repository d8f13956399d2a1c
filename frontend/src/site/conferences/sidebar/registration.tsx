import type { Conference } from '@majlis/contracts/conferences';
import * as messages from '#messages/conference';
import { fillIn } from '../../../messages/fill-in';
import { ExternalLink } from '../../../ui/page/external-link';
import { useNow } from '../../../ui/page/prerender';
import { formatDay } from '../../../ui/time/dates';
import { formatPlacesLeft, isRegistrationOpen } from '../format-conference';
import * as styles from './conference-sidebar.module.scss';
import { PastBadge } from './past-badge';

export function Registration({ conference }: { conference: Conference }) {
  const { registrationDeadline, registrationLink, timezone } = conference;
  const now = useNow();
  const places = formatPlacesLeft(conference, now);
  return (
    <section className={styles.registration} aria-labelledby="registration-heading">
      <h2 id="registration-heading">{messages.registration}</h2>
      {registrationDeadline && (
        <p>
          {fillIn(messages.deadline, {
            day: <time dateTime={registrationDeadline}>{formatDay(registrationDeadline, timezone)}</time>,
          })}
          {Date.parse(registrationDeadline) < now && <PastBadge />}
        </p>
      )}
      {places && <p>{places}</p>}
      {registrationLink ? (
        <ExternalLink
          className={`btn ${isRegistrationOpen(conference, now) ? 'btn-primary' : 'btn-outline-primary'}`}
          href={registrationLink}
        >
          {messages.register}
        </ExternalLink>
      ) : (
        <p>{messages.howToRegister}</p>
      )}
    </section>
  );
}
