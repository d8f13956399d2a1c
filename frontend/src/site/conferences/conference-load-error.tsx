import { Link } from 'react-router-dom';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';

export function ConferenceLoadError({ isNotFound, onRetry }: { isNotFound: boolean; onRetry: () => void }) {
  return (
    <div className="page-width section">
      <PageMeta title={isNotFound ? t('conference.notFound') : t('conference.conference')} noindex />
      <Notice
        role="alert"
        isPage
        title={isNotFound ? t('conference.notFound') : t('conference.loadError')}
        text={isNotFound ? t('conference.movedOrMistyped') : t('conference.tryInAMoment')}
      >
        <div className="actions">
          {!isNotFound && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              {t('conference.tryAgain')}
            </button>
          )}
          <Link className={`btn ${isNotFound ? 'btn-primary' : 'btn-outline-primary'}`} to="/conferences">
            {t('conference.allConferences')}
          </Link>
        </div>
      </Notice>
    </div>
  );
}
