import type { Conference } from '@majlis/contracts/conferences';
import { Link } from 'react-router-dom';
import { PageMeta } from '../../../seo/page-meta';
import { Notice } from '../../../ui/page/notice';

export const ProceedingsNotFound = ({ conference }: { conference: Conference | undefined }) => (
  <div className="page-width section">
    <PageMeta title="No proceedings here" noindex />
    <Notice
      role="alert"
      isPage
      title="No proceedings here"
      text="This conference has no papers, slides or recordings yet, or the address is mistyped."
    >
      <div className="actions">
        <Link className="btn btn-primary" to={conference ? `/conferences/${conference.slug}` : '/conferences'}>
          {conference ? 'View the conference' : 'All conferences'}
        </Link>
      </div>
    </Notice>
  </div>
);
