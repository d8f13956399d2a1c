import { Link } from 'react-router-dom';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { Icon } from '../../ui/picture/icon';
import * as pillarStyles from '../pillars.module.scss';

const suggestions = [
  { to: '/research', name: t('navigation.research'), text: t('pages.research') },
  { to: '/conferences', name: t('navigation.conferences'), text: t('pages.conferences') },
  { to: '/podcasts', name: t('navigation.podcast'), text: t('pages.podcast') },
  { to: '/about', name: t('navigation.whoWeAre'), text: t('pages.whoWeAre') },
];

export const NotFoundPage = () => (
  <>
    <PageMeta title={t('pages.pageNotFound')} noindex />
    <PageHeader title={t('pages.pageNotFound')}>
      <p>{t('pages.didYouForget')}</p>
      <p>{t('pages.mayHaveMoved')}</p>
      <div className="actions">
        <Link className="btn btn-primary" to="/">
          {t('ui.goToTheHomePage')}
        </Link>
        <Link className="btn btn-outline-primary" to="/research">
          {t('pages.browseTheResearch')}
        </Link>
      </div>
    </PageHeader>
    <section className="section" aria-labelledby="suggestions-heading">
      <div className="page-width">
        <h2 id="suggestions-heading" className="label">
          {t('pages.suggestions')}
        </h2>
        <ul className={pillarStyles.pillars}>
          {suggestions.map(({ to, name, text }) => (
            <li key={to}>
              <h3>
                <Link className="link-arrow" to={to}>
                  {name} <Icon name="arrow" flipInRtl />
                </Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  </>
);
