export function SessionUnknown({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="reading-part" role="alert">
      <p>This session is not in the program. It may have been moved or withdrawn.</p>
      <button type="button" className="btn btn-primary" onClick={onLeave}>
        View Conference Program
      </button>
    </div>
  );
}
