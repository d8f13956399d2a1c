import { Link } from 'react-router-dom';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';

export function SpeakerLoadError({ isNotFound, onRetry }: { isNotFound: boolean; onRetry: () => void }) {
  return (
    <div className="page-width section">
      <PageMeta title={isNotFound ? 'Speaker not found' : 'Speaker'} noindex />
      <Notice
        role="alert"
        isPage
        title={isNotFound ? 'Speaker not found' : 'This speaker could not be loaded'}
        text={
          isNotFound
            ? 'Nobody with this address is in the program of a conference. The address may be mistyped.'
            : 'Please try again in a moment.'
        }
      >
        <div className="actions">
          {!isNotFound && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              Try Again
            </button>
          )}
          <Link className={`btn ${isNotFound ? 'btn-primary' : 'btn-outline-primary'}`} to="/speakers">
            All speakers
          </Link>
        </div>
      </Notice>
    </div>
  );
}
