import { Link, useLocation } from 'react-router-dom';
import * as messages from '#messages/navigation';
import { TextPageLink, useTextPageLinks } from '../pages/text-page-link';
import { NavigationMenu } from './navigation-menu';

const entries = [
  { to: '/about#who-we-are', name: messages.whoWeAre },
  { to: '/about#mission', name: messages.mission },
  { to: '/about#journey', name: messages.journey },
  { to: '/about#team', name: messages.team },
];

export function WhoWeAreMenu() {
  const { pathname } = useLocation();
  const pages = useTextPageLinks('menu');
  const isCurrent = pathname === '/about' || pages.some(({ slug }) => pathname === `/${encodeURIComponent(slug)}`);
  return (
    <NavigationMenu id="who-we-are-entries" label={messages.whoWeAre} isCurrent={isCurrent}>
      {entries.map(({ to, name }) => (
        <li key={to}>
          <Link to={to} preventScrollReset={pathname === '/about'}>
            {name}
          </Link>
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
