export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <span className="badge" data-tone={isActive ? 'green' : 'gray'}>
      {isActive ? 'Active' : 'Inactive'}
    </span>
  );
}
