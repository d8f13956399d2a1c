import type { Conference, ListedConference } from '@majlis/contracts/conferences/conferences';
import { useState } from 'react';
import { t } from '#messages/staff';
import { ExternalLink } from '../../../ui/page/external-link';
import { lazyDialog } from '../../../ui/page/lazy-part';
import { SmallButton } from '../../shell/buttons';
import { useConferenceNames } from '../../shell/conferences';
import * as styles from './site-link.module.scss';

type SiteLinkProps = { conference: Conference; className?: string };

/** The page of a draft is visible to staff only, so the link is called a preview. */
export const SiteLink = ({ conference: { slug, status, title }, className = '' }: SiteLinkProps) => (
  <ExternalLink href={`/conferences/${slug}`} className={`${styles.link} ${className}`}>
    {status === 'draft' ? t('common.preview') : t('common.viewOnSite')}
    <span className="visually-hidden">: {title}</span>
  </ExternalLink>
);

const LazyCopyDialog = lazyDialog(async () => (await import('./copy/copy-dialog')).CopyDialog);

export function CopyButton({ conference }: { conference: ListedConference }) {
  const { nameOf } = useConferenceNames();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SmallButton
        label={t('conferences.copy')}
        icon="copy"
        aria-label={t('conferences.copyConference', { title: nameOf(conference) })}
        onClick={() => setOpen(true)}
      />
      {isOpen && <LazyCopyDialog conference={conference} onClose={() => setOpen(false)} />}
    </>
  );
}
