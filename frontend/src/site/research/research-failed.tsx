import { Notice } from '../../ui/notice';

export function ResearchFailed() {
  return (
    <Notice
      role="alert"
      title="Failed to load research items"
      text="We're having trouble connecting to the research feed. Please try again later."
    >
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        Try Again
      </button>
    </Notice>
  );
}
