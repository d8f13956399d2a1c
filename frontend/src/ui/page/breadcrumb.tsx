import { Link } from 'react-router-dom';
import { t } from '#messages';
import { useDetectedLanguage } from '../text/auto-text';
import * as styles from './breadcrumb.module.scss';

type ParentPage = { to: string; name: string };

/** The pages above the current one, in one line; long names but the first are cut. */
export function Breadcrumb({ pages }: { pages: ParentPage[] }) {
  return (
    <nav className={styles.breadcrumb} aria-label={t('ui.breadcrumb')}>
      <ol>
        {pages.map((page) => (
          <Crumb key={page.to} {...page} />
        ))}
      </ol>
    </nav>
  );
}

function Crumb({ to, name }: ParentPage) {
  return (
    <li>
      <Link to={to} dir="auto" lang={useDetectedLanguage(name)}>
        {name}
      </Link>
    </li>
  );
}
