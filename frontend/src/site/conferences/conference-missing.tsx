import { Link } from 'react-router-dom';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';

export function ConferenceMissing({ isUnknown, onRetry }: { isUnknown: boolean; onRetry: () => void }) {
  return (
    <div className="page-width section">
      <PageMeta title={isUnknown ? 'Conference not found' : 'Conference'} noindex />
      <Notice
        role="alert"
        isPage
        title={isUnknown ? 'Conference not found' : 'This conference could not be loaded'}
        text={isUnknown ? 'It may have been moved, or the address may be mistyped.' : 'Please try again in a moment.'}
      >
        <div className="actions">
          {!isUnknown && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              Try Again
            </button>
          )}
          <Link className={`btn ${isUnknown ? 'btn-primary' : 'btn-outline-primary'}`} to="/conferences">
            All conferences
          </Link>
        </div>
      </Notice>
    </div>
  );
}
