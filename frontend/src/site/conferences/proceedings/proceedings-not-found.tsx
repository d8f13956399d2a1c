import type { Conference } from '@majlis/contracts/conferences';
import { Link } from 'react-router-dom';
import * as messages from '#messages/proceedings';
import { PageMeta } from '../../../seo/page-meta';
import { Notice } from '../../../ui/page/notice';

export const ProceedingsNotFound = ({ conference }: { conference: Conference | undefined }) => (
  <div className="page-width section">
    <PageMeta title={messages.noProceedings} noindex />
    <Notice role="alert" isPage title={messages.noProceedings} text={messages.noneOrMistyped}>
      <div className="actions">
        <Link className="btn btn-primary" to={conference ? `/conferences/${conference.slug}` : '/conferences'}>
          {conference ? messages.viewConference : messages.allConferences}
        </Link>
      </div>
    </Notice>
  </div>
);
