import { tryAgain } from '#messages/staff/common';
import * as messages from '#messages/staff/sessions';

export function SpeakersLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className="callout" data-tone="warning">
      <p>
        <strong>{messages.speakersFailed}</strong> {messages.shownWithoutSpeakers}
      </p>
      <div className="callout-actions">
        <button type="button" className="btn btn-quiet btn-sm" onClick={onRetry}>
          {tryAgain}
        </button>
      </div>
    </div>
  );
}
