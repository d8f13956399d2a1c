import { t } from '#messages/staff';

export function SectionSkeleton() {
  return (
    <p role="status" className="staff-area-message">
      {t('layout.loading')}
    </p>
  );
}
