import type { ListedConference } from '@majlis/contracts/conferences';
import { useState } from 'react';
import { lazyOptional } from '../../../ui/page/lazy-optional';
import { Icon } from '../../icon';

const LazyCopyDialog = lazyOptional(async () => (await import('./copy-dialog')).CopyDialog);

export function CopyButton({ conference }: { conference: ListedConference }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={`Copy ${conference.title}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="copy" /> Copy
      </button>
      {isOpen && <LazyCopyDialog conference={conference} onClose={() => setOpen(false)} />}
    </>
  );
}
