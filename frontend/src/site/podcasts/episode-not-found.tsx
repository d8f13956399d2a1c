import { Link } from 'react-router-dom';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';

export function EpisodeNotFound() {
  return (
    <div className="page-width section">
      <PageMeta title={t('podcasts.episodeNotFound')} noindex />
      <Notice role="alert" isPage title={t('podcasts.episodeNotFound')} text={t('podcasts.episodeMayHaveMoved')}>
        <div className="actions">
          <Link className="btn btn-primary" to="/podcasts">
            {t('podcasts.allEpisodes')}
          </Link>
        </div>
      </Notice>
    </div>
  );
}
