import type { Conference } from '@majlis/contracts/conferences';
import { Link } from 'react-router-dom';
import { formatDay } from '../../ui/dates';
import { ExternalLink } from '../../ui/external-link';
import { ConferenceDetails } from './conference-details';

export function ConferenceSide({ conference }: { conference: Conference }) {
  return (
    <aside className="conference-side" aria-label="About this conference">
      <QuickNavigation conference={conference} />
      <ConferenceDetails conference={conference} />
      {conference.registrationRequired && <Registration conference={conference} />}
    </aside>
  );
}

function QuickNavigation({ conference: { websiteUrl, papersLink, registrationLink } }: { conference: Conference }) {
  const links = [
    { href: websiteUrl, name: 'Agenda URL' },
    { href: papersLink, name: 'Conference Papers' },
    { href: registrationLink, name: 'Register Now' },
  ].filter(({ href }) => href);
  return (
    <nav className="card" aria-labelledby="quick-navigation-heading">
      <h2 id="quick-navigation-heading">Quick Navigation</h2>
      <ul className="link-list">
        <li>
          <Link to="#agenda" preventScrollReset>
            View Conference Program
          </Link>
        </li>
        {links.map(({ href, name }) => (
          <li key={name}>
            <ExternalLink href={href}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Registration({ conference }: { conference: Conference }) {
  const { registrationDeadline, registrationLink, timezone } = conference;
  return (
    <section className="card registration-card" aria-labelledby="registration-heading">
      <h2 id="registration-heading">Registration</h2>
      {registrationDeadline && (
        <p>
          Deadline: <time dateTime={registrationDeadline}>{formatDay(registrationDeadline, timezone)}</time>
        </p>
      )}
      {registrationLink ? (
        <ExternalLink className="btn btn-primary" href={registrationLink}>
          Register Now
        </ExternalLink>
      ) : (
        <p>How to register will be announced here.</p>
      )}
    </section>
  );
}
