import { Link } from 'react-router-dom';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';

export function EpisodeLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-width section">
      <PageMeta title={t('podcasts.episodeTitle')} noindex />
      <Notice role="alert" isPage title={t('podcasts.episodeFailed')} text={t('ui.tryAgainInAMoment')}>
        <div className="actions">
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            {t('ui.tryAgain')}
          </button>
          <Link className="btn btn-outline-primary" to="/podcasts">
            {t('podcasts.allEpisodes')}
          </Link>
        </div>
      </Notice>
    </div>
  );
}
