import { loading } from '#messages/staff/layout';

export function SectionSkeleton() {
  return (
    <p role="status" className="staff-area-message">
      {loading}
    </p>
  );
}
