import { Link } from 'react-router-dom';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';

export function TextPageLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-width section">
      <PageMeta title="Page" noindex />
      <Notice role="alert" isPage title="This page could not be loaded" text="Please try again in a moment.">
        <div className="actions">
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            Try Again
          </button>
          <Link className="btn btn-outline-primary" to="/">
            Go to the home page
          </Link>
        </div>
      </Notice>
    </div>
  );
}
