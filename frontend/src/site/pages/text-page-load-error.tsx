import { Link } from 'react-router-dom';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';

export function TextPageLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-width section">
      <PageMeta title={t('pages.page')} noindex />
      <Notice role="alert" isPage title={t('pages.loadFailed')} text={t('ui.tryAgainInAMoment')}>
        <div className="actions">
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            {t('ui.tryAgain')}
          </button>
          <Link className="btn btn-outline-primary" to="/">
            {t('ui.goToTheHomePage')}
          </Link>
        </div>
      </Notice>
    </div>
  );
}
