import { Link } from 'react-router-dom';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/page/notice';

export function EpisodeNotFound() {
  return (
    <div className="page-width section">
      <PageMeta title="Episode Not Found" noindex />
      <Notice
        role="alert"
        isPage
        title="Episode Not Found"
        text="The podcast episode you're looking for doesn't exist or may have been moved."
      >
        <div className="actions">
          <Link className="btn btn-primary" to="/podcasts">
            All episodes
          </Link>
        </div>
      </Notice>
    </div>
  );
}
