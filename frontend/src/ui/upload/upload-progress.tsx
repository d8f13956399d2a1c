import type { MouseEvent } from 'react';

type UploadProgressProps = {
  share: number;
  /** What the server does with the file once everything is sent. */
  afterwards: string;
  /** Without it the upload cannot be stopped. */
  onCancel?: () => void;
};

/** How far an upload has come. */
export function UploadProgress({ share, afterwards, onCancel }: UploadProgressProps) {
  const isSent = share >= 1;

  function cancel({ currentTarget }: MouseEvent) {
    // The button goes with the upload.
    currentTarget.closest('fieldset')?.querySelector<HTMLElement>('input[type="file"]')?.focus();
    onCancel?.();
  }

  return (
    <div className="upload-progress">
      <progress max={1} value={isSent ? undefined : share} aria-label="Upload" />
      <span role="status">{isSent ? afterwards : `Uploading: ${Math.round(share * 100)} %`}</span>
      {onCancel && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={cancel}>
          Cancel upload
        </button>
      )}
    </div>
  );
}
