import { endpoints } from '@majlis/contracts/api/endpoints';
import { listPagePath } from '@majlis/contracts/api/list-pages';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { activeInOrder, singleList, useLongList } from '../../api/long-list';
import { ExternalLink } from '../../ui/page/external-link';
import { lazyOptional } from '../../ui/page/lazy-part';
import { useIsHydrating, usePageOpenedAt } from '../../ui/page/prerender';
import { Girih } from '../../ui/picture/girih';
import { ContentText, useContent } from '../../ui/text/content';
import { SiteName, SocialNetworks, TextPageLink, useTextPageLinks } from '../navigation/site-links';
import { PartnerLogo } from '../partner-logo';
import { ShowAll } from '../show-all';
import * as styles from './footer.module.scss';

const LazyLateParts = lazyOptional(async () => (await import('./late-parts')).LateParts);

const pages = [
  { to: '/about', name: t('navigation.whoWeAre') },
  { to: '/research', name: t('navigation.research') },
  { to: '/podcasts', name: t('navigation.podcast') },
  { to: '/conferences', name: t('navigation.conferences') },
  { to: '/support', name: t('navigation.support') },
  { to: '/contact', name: t('navigation.contact') },
];

export function Footer() {
  const { text } = useContent();
  const isHydrating = useIsHydrating();
  const year = new Date(usePageOpenedAt()).getUTCFullYear();
  const email = text('contact.email');
  return (
    <footer className={`${styles.footer} screen-only`}>
      <Girih className={styles.pattern} />
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.about}>
          <SiteName />
          <p>
            <ContentText entry="site.description" />
          </p>
          <a href={`mailto:${email}`}>{email}</a>
        </div>
        <nav aria-label={t('footer.footer')}>
          <h2>{t('footer.explore')}</h2>
          <ul>
            {pages.map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
            <li>
              <ExternalLink href={text('blog.url')}>{t('navigation.blog')}</ExternalLink>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{t('footer.follow')}</h2>
          <SocialNetworks />
        </div>
      </div>
      <FooterPartners />
      <div className={`page-width ${styles.end}`}>
        <p>{t('footer.copyright', { year, site: text('site.name') })}</p>
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
    <nav className="actions" aria-label={t('footer.more')}>
      {links.map((page) => (
        <TextPageLink key={page.slug} page={page} />
      ))}
    </nav>
  );
}

const partnersOfFooter = singleList(endpoints.partners, 'footer', 24, activeInOrder);

export function FooterPartners() {
  const { parts, start } = useLongList(partnersOfFooter);
  const [partners] = parts ?? [];
  if (start.isPending) return <div className={styles.pending} />;
  if (!partners?.rows.length) return null;
  return (
    <section className={`page-width ${styles.partners}`} aria-labelledby="partners-heading">
      <h2 id="partners-heading">{t('footer.ourPartners')}</h2>
      <ul>
        {partners.rows.map((partner) => (
          <li key={partner.id}>
            <PartnerLogo partner={partner} sizes="48px" />
          </li>
        ))}
      </ul>
      <ShowAll part={partners} name={t('footer.ourPartners')} to={listPagePath('partners')} variant="light" />
    </section>
  );
}
