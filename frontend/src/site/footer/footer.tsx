import { Link } from 'react-router-dom';
import { ExternalLink } from '../../ui/page/external-link';
import { lazyOptional } from '../../ui/page/lazy-optional';
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
  { to: '/about', name: 'Who We Are' },
  { to: '/research', name: 'Research' },
  { to: '/podcasts', name: 'Podcast' },
  { to: '/conferences', name: 'Conferences' },
  { to: '/support', name: 'Support Us' },
  { to: '/contact', name: 'Contact Us' },
];

export function Footer() {
  const { text } = useContent();
  const isHydrating = useIsHydrating();
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
        <nav aria-label="Footer">
          <h2>Explore</h2>
          <ul>
            {pages.map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
            <li>
              <ExternalLink href={text('blog.url')}>Blog</ExternalLink>
            </li>
          </ul>
        </nav>
        <div>
          <h2>Follow</h2>
          <SocialNetworks />
        </div>
      </div>
      <FooterPartners />
      <div className={`page-width ${styles.end}`}>
        <p>
          © <CurrentYear /> {text('site.name')}. A non-profit organization, founded in 2011.
        </p>
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
    <nav className="actions" aria-label="More">
      {links.map((page) => (
        <TextPageLink key={page.slug} page={page} />
      ))}
    </nav>
  );
}

function CurrentYear() {
  return new Date(useNow()).getUTCFullYear();
}
