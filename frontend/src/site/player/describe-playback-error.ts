import { t } from '#messages';

export function describePlaybackError(error: MediaError | null): string {
  if (!navigator.onLine) return t('player.offline');
  switch (error?.code) {
    case 2: // MEDIA_ERR_NETWORK
      return t('player.connectionLost');
    case 3: // MEDIA_ERR_DECODE
      return t('player.damaged');
    default:
      return t('player.notLoaded');
  }
}
