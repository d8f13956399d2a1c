export function describePlaybackError(error: MediaError | null): string {
  if (!navigator.onLine) return 'You seem to be offline, so the recording cannot be reached.';
  switch (error?.code) {
    case 2: // MEDIA_ERR_NETWORK
      return 'The connection to the recording was lost.';
    case 3: // MEDIA_ERR_DECODE
      return 'The recording is damaged and cannot be played any further.';
    default:
      return 'The recording could not be loaded. It may have been moved, or this browser cannot play it.';
  }
}
