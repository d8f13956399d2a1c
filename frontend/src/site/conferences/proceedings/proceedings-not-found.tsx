import type { Conference } from '@majlis/contracts/conferences';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { PageMeta } from '../../../seo/page-meta';
import { Notice } from '../../../ui/page/notice';

export const ProceedingsNotFound = ({ conference }: { conference: Conference | undefined }) => (
  <div className="page-width section">
    <PageMeta title={t('proceedings.noProceedings')} noindex />
    <Notice role="alert" isPage title={t('proceedings.noProceedings')} text={t('proceedings.noneOrMistyped')}>
      <div className="actions">
        <Link className="btn btn-primary" to={conference ? `/conferences/${conference.slug}` : '/conferences'}>
          {conference ? t('proceedings.viewConference') : t('proceedings.allConferences')}
        </Link>
      </div>
    </Notice>
  </div>
);
