export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <span className={isActive ? 'muted' : 'badge'} data-tone={isActive ? undefined : 'amber'}>
      {isActive ? 'Active' : 'Inactive'}
    </span>
  );
}
