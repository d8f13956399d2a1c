import { Link } from 'react-router-dom';
import { PageMeta } from '../seo/page-meta';
import { Notice } from '../ui/page/notice';

const title = 'This page could not be shown';

export function RouteErrorPage() {
  return (
    <div className="page-width section">
      <PageMeta title={title} noindex />
      <Notice
        role="alert"
        isPage
        title={title}
        text="The connection may have been lost, or the site was just renewed. Loading the page again usually helps."
      >
        <div className="actions">
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            Load again
          </button>
          <Link className="btn btn-outline-primary" to="/">
            Go to the home page
          </Link>
        </div>
      </Notice>
    </div>
  );
}
