import type { Conference } from '@majlis/contracts/conferences';
import { Link, useLocation } from 'react-router-dom';
import * as messages from '#messages/conference';
import { ExternalLink } from '../../../ui/page/external-link';
import { useNow } from '../../../ui/page/prerender';
import { isRegistrationClosed } from '../format-conference';
import { useConferenceDocuments } from '../long-lists';
import { proceedingsPath } from '../session-path';
import * as styles from './conference-sidebar.module.scss';

export function QuickNavigation({ conference }: { conference: Conference }) {
  const { websiteUrl, papersLink, registrationLink } = conference;
  const { search } = useLocation();
  // Slides and recordings alone are linked by their sessions.
  const papers = useConferenceDocuments(conference.id, 'papersOfSessions');
  const links = [
    { href: websiteUrl, name: messages.agendaAddress },
    { href: papersLink, name: messages.conferencePapers },
    { href: isRegistrationClosed(conference, useNow()) ? '' : registrationLink, name: messages.register },
  ].filter(({ href }) => href);
  return (
    <nav aria-labelledby="quick-navigation-heading">
      <h2 id="quick-navigation-heading">{messages.quickNavigation}</h2>
      <ul className={styles.links}>
        <li>
          <Link to={{ search, hash: '#agenda' }} preventScrollReset>
            {messages.viewProgramme}
          </Link>
        </li>
        {papers && papers.total > 0 && (
          <li>
            <Link to={proceedingsPath(conference.slug)}>{messages.proceedings}</Link>
          </li>
        )}
        {links.map(({ href, name }) => (
          <li key={name}>
            <ExternalLink href={href}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
