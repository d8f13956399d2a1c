import * as messages from '#messages/staff/common';

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <span className={isActive ? 'muted' : 'badge'} data-tone={isActive ? undefined : 'amber'}>
      {isActive ? messages.active : messages.inactive}
    </span>
  );
}
