export function SectionSkeleton() {
  return (
    <p role="status" className="staff-area-message">
      Loading dashboard...
    </p>
  );
}
