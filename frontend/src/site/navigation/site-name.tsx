import { Link } from 'react-router-dom';
import { ContentText } from '../../ui/content-text';

/** The mark and the name of the site, leading home. */
export function SiteName() {
  return (
    <Link to="/" className="site-name">
      <img src="/logo.svg" alt="" width="40" height="40" />
      <ContentText entry="site.name" />
    </Link>
  );
}
