/** How far an upload has come; without `onCancel` it cannot be stopped. */
export function ImageUploadProgress({ share, onCancel }: { share: number; onCancel?: () => void }) {
  // Once everything is sent the server still makes the renditions.
  const isSent = share >= 1;
  return (
    <div className="image-upload-progress">
      <progress max={1} value={isSent ? undefined : share} aria-label="Upload" />
      <span role="status">{isSent ? 'Preparing the image...' : `Uploading: ${Math.round(share * 100)} %`}</span>
      {onCancel && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={onCancel}>
          Cancel upload
        </button>
      )}
    </div>
  );
}
