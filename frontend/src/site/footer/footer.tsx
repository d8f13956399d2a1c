import { Link } from 'react-router-dom';
import * as messages from '#messages/footer';
import * as navigationMessages from '#messages/navigation';
import { ExternalLink } from '../../ui/page/external-link';
import { lazyOptional } from '../../ui/page/lazy-part';
import { useIsHydrating, useNow } from '../../ui/page/prerender';
import { Girih } from '../../ui/picture/girih';
import { ContentText } from '../../ui/text/content-text';
import { useContent } from '../../ui/text/use-content';
import { SiteName } from '../navigation/site-name';
import { TextPageLink, useTextPageLinks } from '../pages/text-page-link';
import { SocialNetworks } from '../social-networks';
import * as styles from './footer.module.scss';
import { FooterPartners } from './footer-partners';

const LazyLateParts = lazyOptional(async () => (await import('./late-parts')).LateParts);

const pages = [
  { to: '/about', name: navigationMessages.whoWeAre },
  { to: '/research', name: navigationMessages.research },
  { to: '/podcasts', name: navigationMessages.podcast },
  { to: '/conferences', name: navigationMessages.conferences },
  { to: '/support', name: navigationMessages.support },
  { to: '/contact', name: navigationMessages.contact },
];

export function Footer() {
  const { text } = useContent();
  const isHydrating = useIsHydrating();
  const year = new Date(useNow()).getUTCFullYear();
  const email = text('contact.email');
  return (
    <footer className={styles.footer}>
      <Girih className={styles.pattern} />
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.about}>
          <SiteName />
          <p>
            <ContentText entry="site.description" />
          </p>
          <a href={`mailto:${email}`}>{email}</a>
        </div>
        <nav aria-label={messages.footer}>
          <h2>{messages.explore}</h2>
          <ul>
            {pages.map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
            <li>
              <ExternalLink href={text('blog.url')}>{navigationMessages.blog}</ExternalLink>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{messages.follow}</h2>
          <SocialNetworks />
        </div>
      </div>
      <FooterPartners />
      <div className={`page-width ${styles.end}`}>
        <p>{messages.copyright(year, text('site.name'))}</p>
        <FooterPages />
        <div className={styles.scheme}>{!isHydrating && <LazyLateParts />}</div>
      </div>
    </footer>
  );
}

function FooterPages() {
  const links = useTextPageLinks('footer');
  if (links.length === 0) return null;
  return (
    <nav className="actions" aria-label={messages.more}>
      {links.map((page) => (
        <TextPageLink key={page.slug} page={page} />
      ))}
    </nav>
  );
}
