export function SectionSkeleton() {
  return (
    <p role="status" className="dashboard-pending">
      Loading dashboard...
    </p>
  );
}
