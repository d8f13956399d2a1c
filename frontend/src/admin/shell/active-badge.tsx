import { t } from '#messages/staff';

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <span className={isActive ? 'muted' : 'badge'} data-tone={isActive ? undefined : 'amber'}>
      {isActive ? t('common.active') : t('common.inactive')}
    </span>
  );
}
