import type { Conference } from '@majlis/contracts/conferences/conferences';
import { t } from '#messages/staff';
import { ExternalLink } from '../../../ui/page/external-link';
import * as styles from './site-link.module.scss';

type SiteLinkProps = { conference: Conference; className?: string };

/** The page of a draft is visible to staff only. */
export function SiteLink({ conference: { slug, status, title }, className = '' }: SiteLinkProps) {
  return (
    <ExternalLink href={`/conferences/${slug}`} className={`${styles.link} ${className}`}>
      {status === 'draft' ? t('common.preview') : t('common.viewOnSite')}
      <span className="visually-hidden">: {title}</span>
    </ExternalLink>
  );
}
