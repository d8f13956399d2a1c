import { t } from '#messages/staff';

export function SpeakersLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className="callout" data-tone="warning">
      <p>
        <strong>{t('sessions.speakersFailed')}</strong> {t('sessions.shownWithoutSpeakers')}
      </p>
      <div className="callout-actions">
        <button type="button" className="btn btn-quiet btn-sm" onClick={onRetry}>
          {t('common.tryAgain')}
        </button>
      </div>
    </div>
  );
}
