import type { Conference } from '@majlis/contracts/conferences';
import { Link, useLocation } from 'react-router-dom';
import { t } from '#messages';
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
    { href: websiteUrl, name: t('conference.agendaAddress') },
    { href: papersLink, name: t('conference.conferencePapers') },
    { href: isRegistrationClosed(conference, useNow()) ? '' : registrationLink, name: t('conference.register') },
  ].filter(({ href }) => href);
  return (
    <nav aria-labelledby="quick-navigation-heading">
      <h2 id="quick-navigation-heading">{t('conference.quickNavigation')}</h2>
      <ul className={styles.links}>
        <li>
          <Link to={{ search, hash: '#agenda' }}>{t('conference.viewProgramme')}</Link>
        </li>
        {papers && papers.total > 0 && (
          <li>
            <Link to={proceedingsPath(conference.slug)}>{t('conference.proceedings')}</Link>
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
