import type { Conference } from '@majlis/contracts/conferences';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { Notice } from '../../../ui/page/notice';
import { SessionMeta } from './session-meta';

type SessionLoadErrorProps = { conference: Conference | undefined; isNotFound: boolean; onRetry: () => void };

export function SessionLoadError({ conference, isNotFound, onRetry }: SessionLoadErrorProps) {
  return (
    <div className="page-width section">
      <SessionMeta
        conference={conference}
        title={isNotFound ? t('session.notFound') : t('session.session')}
        session={undefined}
      />
      <Notice
        role="alert"
        isPage
        title={isNotFound ? t('session.notFound') : t('session.loadError')}
        text={isNotFound ? t('session.movedOrWithdrawn') : t('session.tryInAMoment')}
      >
        <div className="actions">
          {!isNotFound && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              {t('session.tryAgain')}
            </button>
          )}
          {conference ? (
            <Link className="btn btn-outline-primary" to={`/conferences/${conference.slug}#agenda`}>
              {t('session.viewProgramme')}
            </Link>
          ) : (
            <Link className="btn btn-outline-primary" to="/conferences">
              {t('session.allConferences')}
            </Link>
          )}
        </div>
      </Notice>
    </div>
  );
}
