import { Link } from 'react-router-dom';
import { t } from '#messages';
import { PageMeta } from '../seo/page-meta';
import { Notice } from '../ui/page/notice';

export function RouteErrorPage() {
  return (
    <div className="page-width section">
      <PageMeta title={t('app.pageFailed')} noindex />
      <Notice role="alert" isPage title={t('app.pageFailed')} text={t('app.connectionMayBeLost')}>
        <div className="actions">
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            {t('app.loadAgain')}
          </button>
          <Link className="btn btn-outline-primary" to="/">
            {t('ui.goToTheHomePage')}
          </Link>
        </div>
      </Notice>
    </div>
  );
}
