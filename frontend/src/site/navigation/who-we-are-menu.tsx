import { Link, useLocation } from 'react-router-dom';
import { t } from '#messages';
import { TextPageLink, useTextPageLinks } from '../pages/text-page-link';
import { NavigationMenu } from './navigation-menu';

const entries = [
  { to: '/about#who-we-are', name: t('navigation.whoWeAre') },
  { to: '/about#mission', name: t('navigation.mission') },
  { to: '/about#journey', name: t('navigation.journey') },
  { to: '/about#team', name: t('navigation.team') },
];

export function WhoWeAreMenu() {
  const { pathname } = useLocation();
  const pages = useTextPageLinks('menu');
  const isCurrent = pathname === '/about' || pages.some(({ slug }) => pathname === `/${encodeURIComponent(slug)}`);
  return (
    <NavigationMenu id="who-we-are-entries" label={t('navigation.whoWeAre')} isCurrent={isCurrent}>
      {entries.map(({ to, name }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
      {pages.map((page) => (
        <li key={page.slug}>
          <TextPageLink page={page} />
        </li>
      ))}
    </NavigationMenu>
  );
}
