import { t } from '#messages';
import { LoadErrorPage } from '../load-error-page';

export const ConferenceLoadError = ({ isNotFound, onRetry }: { isNotFound: boolean; onRetry: () => void }) => (
  <LoadErrorPage
    metaTitle={isNotFound ? t('conference.notFound') : t('conference.conference')}
    title={isNotFound ? t('conference.notFound') : t('conference.loadError')}
    text={isNotFound ? t('conference.movedOrMistyped') : t('conference.tryInAMoment')}
    onRetry={isNotFound ? undefined : onRetry}
    back={{ to: '/conferences', label: t('conference.allConferences') }}
  />
);
