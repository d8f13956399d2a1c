import type { Person } from '@majlis/contracts/people/people.schema';
import { rich, t } from '#messages';
import { ExternalLink } from '../../../ui/page/external-link';
import * as styles from './speaker-card.module.scss';

const profileUrl = (baseUrl: string, id = '') => (id ? baseUrl + id.replace(/^@/, '') : '');

export function SpeakerLinks({ person, name }: { person: Person; name: string }) {
  const links = [
    { label: t('speakerLinks.website'), href: person.websiteUrl },
    { label: 'ORCID', href: profileUrl('https://orcid.org/', person.orcidId) },
    { label: 'LinkedIn', href: person.linkedinUrl },
    { label: 'Twitter', href: profileUrl('https://x.com/', person.twitterHandle) },
    { label: t('speakerLinks.cv'), href: person.cvUrl },
  ];
  // The API sends hidden addresses to signed-in staff; the public page must not show them.
  const email = person.showEmail === false ? '' : person.email;
  const profiles = links.flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  if (profiles.length === 0 && !email) return null;
  return (
    <ul className={`${styles.links} screen-only`}>
      {profiles.map(({ label, href }) => (
        <li key={label}>
          <ExternalLink href={href}>
            {label}
            <span className="visually-hidden">{rich('speakerLinks.ofPerson', { name: () => name })}</span>
          </ExternalLink>
        </li>
      ))}
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            {t('speakerLinks.contact')}
            <span className="visually-hidden">{rich('speakerLinks.contactPerson', { name: () => name })}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
