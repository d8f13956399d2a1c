export function SpeakersLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className="callout" data-tone="warning">
      <p>
        <strong>The speakers could not be loaded.</strong> The sessions below are shown without them.
      </p>
      <div className="callout-actions">
        <button type="button" className="btn btn-quiet btn-sm" onClick={onRetry}>
          Try again
        </button>
      </div>
    </div>
  );
}
