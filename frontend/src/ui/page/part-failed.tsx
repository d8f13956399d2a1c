type PartFailedProps = { title?: string; text: string; onRetry: () => void };

/** Stands in for a part of a page that could not be loaded; the rest of the page stays. */
export function PartFailed({ title, text, onRetry }: PartFailedProps) {
  return (
    <div className="section-failed" role="alert">
      <div>
        {title && <p className="section-failed-title">{title}</p>}
        <p>{text}</p>
      </div>
      <button type="button" className="btn btn-outline-primary" onClick={onRetry}>
        Try Again
      </button>
    </div>
  );
}
