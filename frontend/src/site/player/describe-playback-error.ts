import * as messages from '#messages/player';

export function describePlaybackError(error: MediaError | null): string {
  if (!navigator.onLine) return messages.offline;
  switch (error?.code) {
    case 2: // MEDIA_ERR_NETWORK
      return messages.connectionLost;
    case 3: // MEDIA_ERR_DECODE
      return messages.damaged;
    default:
      return messages.notLoaded;
  }
}
