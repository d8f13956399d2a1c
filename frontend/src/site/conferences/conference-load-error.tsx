import { Link } from 'react-router-dom';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';

export function ConferenceLoadError({ isNotFound, onRetry }: { isNotFound: boolean; onRetry: () => void }) {
  return (
    <div className="page-width section">
      <PageMeta title={isNotFound ? 'Conference not found' : 'Conference'} noindex />
      <Notice
        role="alert"
        isPage
        title={isNotFound ? 'Conference not found' : 'This conference could not be loaded'}
        text={isNotFound ? 'It may have been moved, or the address may be mistyped.' : 'Please try again in a moment.'}
      >
        <div className="actions">
          {!isNotFound && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              Try Again
            </button>
          )}
          <Link className={`btn ${isNotFound ? 'btn-primary' : 'btn-outline-primary'}`} to="/conferences">
            All conferences
          </Link>
        </div>
      </Notice>
    </div>
  );
}
