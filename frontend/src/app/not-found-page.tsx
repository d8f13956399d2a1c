import { Link } from 'react-router-dom';
import { PageMeta } from '../seo/page-meta';
import { PageHeader } from '../ui/page/page-header';

export function NotFoundPage() {
  return (
    <>
      <PageMeta title="404 Page Not Found" noindex />
      <PageHeader title="404 Page Not Found" isStandalone>
        <p>Did you forget to add the page to the router?</p>
        <div className="actions">
          <Link className="btn btn-primary" to="/">
            Go to the home page
          </Link>
          <Link className="btn btn-outline-primary" to="/research">
            Browse the research
          </Link>
        </div>
      </PageHeader>
    </>
  );
}
