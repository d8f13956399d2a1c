import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ContentKey } from '@majlis/contracts/site/content-defaults';
import type { PageLink } from '@majlis/contracts/site/pages.schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { query } from '../../api/query';
import { ExternalLink } from '../../ui/page/external-link';
import { AutoText } from '../../ui/text/auto-text';
import { ContentText, useContent } from '../../ui/text/content';
import * as styles from './navigation.module.scss';

export const SiteName = () => (
  <Link to="/" className={styles.name}>
    <Logo />
    <ContentText entry="site.name" />
  </Link>
);

const star = 'M10.85 10.85h42.3v42.3h-42.3ZM32 2l30 30-30 30L2 32Z';
const squares = 'M16.1 16.1h31.8v31.8H16.1ZM32 9.5 54.5 32 32 54.5 9.5 32Z';
const overpasses =
  'M43.4 47.9h-9.6M16.1 43.4v-9.6M20.6 16.1h9.6M47.9 20.6v9.6M51.3 35.2 44.5 42M28.8 51.3 22 44.5M12.7 28.8l6.8-6.8M35.2 12.7l6.8 6.8';

/** logo.svg inlined, because a separate request would delay the first paint. */
const Logo = () => (
  <svg viewBox="0 0 64 64" width="40" height="40" aria-hidden="true" focusable="false">
    <path d={star} stroke="#fdfcf9" strokeWidth="3" />
    <path d={star} fill="#1e40af" />
    <g fill="none" stroke="#fdfcf9" strokeWidth="3">
      <path d={squares} />
      <path d={overpasses} stroke="#1e40af" strokeWidth="6" strokeDasharray="0 .7 8.2 9" />
      <path d={overpasses} />
    </g>
    <path d="M27.1 27.1h9.8v9.8h-9.8ZM32 25l7 7-7 7-7-7Z" fill="#e2b45c" />
  </svg>
);

/** While the list of text pages is missing, the navigation has only its fixed entries. */
export const useTextPageLinks = (placement: PageLink['placement']): PageLink[] =>
  useQuery(query(endpoints.pageLinks)).data?.filter((page) => page.placement === placement) ?? [];

export const TextPageLink = ({ page: { slug, title } }: { page: PageLink }) => (
  <Link to={`/${slug}`}>
    <AutoText text={title} />
  </Link>
);

const networks: { entry: ContentKey; name: string }[] = [
  { entry: 'social.facebook', name: 'Facebook' },
  { entry: 'social.instagram', name: 'Instagram' },
  { entry: 'social.linkedin', name: 'LinkedIn' },
  { entry: 'social.x', name: 'X' },
  { entry: 'social.youtube', name: 'YouTube' },
];

export function SocialNetworks() {
  const { text } = useContent();
  return (
    <ul>
      {networks.map(({ entry, name }) => (
        <li key={entry}>
          <ExternalLink href={text(entry)}>{name}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
