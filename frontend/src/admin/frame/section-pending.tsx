export function SectionPending() {
  return (
    <p role="status" className="dashboard-pending">
      Loading dashboard...
    </p>
  );
}
