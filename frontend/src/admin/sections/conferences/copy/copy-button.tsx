import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import { useState } from 'react';
import { t } from '#messages/staff';
import { lazyDialog } from '../../../../ui/page/lazy-part';
import { useConferenceNames } from '../../../shell/conference-name';
import { Icon } from '../../../shell/icon';

const LazyCopyDialog = lazyDialog(async () => (await import('./copy-dialog')).CopyDialog);

export function CopyButton({ conference }: { conference: ListedConference }) {
  const { nameOf } = useConferenceNames();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={t('conferences.copyConference', { title: nameOf(conference) })}
        onClick={() => setOpen(true)}
      >
        <Icon name="copy" /> {t('conferences.copy')}
      </button>
      {isOpen && <LazyCopyDialog conference={conference} onClose={() => setOpen(false)} />}
    </>
  );
}
