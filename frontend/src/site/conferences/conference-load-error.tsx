import { Link } from 'react-router-dom';
import * as messages from '#messages/conference';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';

export function ConferenceLoadError({ isNotFound, onRetry }: { isNotFound: boolean; onRetry: () => void }) {
  return (
    <div className="page-width section">
      <PageMeta title={isNotFound ? messages.notFound : messages.conference} noindex />
      <Notice
        role="alert"
        isPage
        title={isNotFound ? messages.notFound : messages.loadError}
        text={isNotFound ? messages.movedOrMistyped : messages.tryInAMoment}
      >
        <div className="actions">
          {!isNotFound && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              {messages.tryAgain}
            </button>
          )}
          <Link className={`btn ${isNotFound ? 'btn-primary' : 'btn-outline-primary'}`} to="/conferences">
            {messages.allConferences}
          </Link>
        </div>
      </Notice>
    </div>
  );
}
