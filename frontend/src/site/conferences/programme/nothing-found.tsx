export function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="nothing-found">
      <p>No session matches. Try other words, or fewer.</p>
      <button type="button" className="btn btn-outline-primary" onClick={onShowAll}>
        Show all sessions
      </button>
    </div>
  );
}
