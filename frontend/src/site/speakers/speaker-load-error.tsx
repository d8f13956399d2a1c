import { Link } from 'react-router-dom';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';

export function SpeakerLoadError({ isNotFound, onRetry }: { isNotFound: boolean; onRetry: () => void }) {
  return (
    <div className="page-width section">
      <PageMeta title={isNotFound ? t('speakers.speakerNotFound') : t('speakers.speaker')} noindex />
      <Notice
        role="alert"
        isPage
        title={isNotFound ? t('speakers.speakerNotFound') : t('speakers.speakerFailed')}
        text={isNotFound ? t('speakers.notInAProgramme') : t('ui.tryAgainInAMoment')}
      >
        <div className="actions">
          {!isNotFound && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              {t('ui.tryAgain')}
            </button>
          )}
          <Link className={`btn ${isNotFound ? 'btn-primary' : 'btn-outline-primary'}`} to="/speakers">
            {t('speakers.allSpeakers')}
          </Link>
        </div>
      </Notice>
    </div>
  );
}
