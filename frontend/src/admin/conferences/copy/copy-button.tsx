import type { ListedConference } from '@majlis/contracts/conferences';
import { useState } from 'react';
import * as messages from '#messages/staff/conferences';
import { lazyDialog } from '../../../ui/page/lazy-part';
import { Icon } from '../../icon';
import { useConferenceNames } from '../conference-name';

const LazyCopyDialog = lazyDialog(async () => (await import('./copy-dialog')).CopyDialog);

export function CopyButton({ conference }: { conference: ListedConference }) {
  const { nameOf } = useConferenceNames();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={messages.copyConference(nameOf(conference))}
        onClick={() => setOpen(true)}
      >
        <Icon name="copy" /> {messages.copy}
      </button>
      {isOpen && <LazyCopyDialog conference={conference} onClose={() => setOpen(false)} />}
    </>
  );
}
