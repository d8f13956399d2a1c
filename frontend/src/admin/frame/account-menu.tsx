import { writes } from '@majlis/contracts/endpoints';
import type { SignedInUser } from '@majlis/contracts/session-status';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useGoneOutside } from '../../ui/hooks/use-gone-outside';
import { Icon } from '../icon';
import { useSignOut } from '../sign-in/sign-out';

/** Who is signed in, and what can be done with the account beyond leaving. */
export function AccountMenu({ user }: { user: SignedInUser }) {
  const [isOpen, setOpen] = useState(false);
  const account = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { signOut, isPending } = useSignOut(writes.signOutEverywhere);
  const id = useId();
  useGoneOutside(account, isOpen, () => setOpen(false));

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches keys of the buttons inside
    <div ref={account} className="account" onKeyDown={closeOnEscape}>
      <button
        ref={toggle}
        type="button"
        className="account-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="account-medallion" aria-hidden="true">
          {initialOf(user)}
        </span>
        <span className="account-who">
          <span className="account-name" dir="auto">
            {user.displayName || user.email}
          </span>
          <span className="account-role">Administrator</span>
        </span>
        <Icon name="down" />
      </button>
      <div id={id} className="account-menu" hidden={!isOpen} tabIndex={-1}>
        <p className="account-email">{user.email}</p>
        <button type="button" className="account-entry" disabled={isPending} onClick={signOut}>
          Sign out everywhere
        </button>
        <p className="account-help">Ends every session of this account, on all devices.</p>
      </div>
    </div>
  );
}

const initialOf = ({ displayName, email }: SignedInUser) => (displayName || email).charAt(0).toUpperCase();
