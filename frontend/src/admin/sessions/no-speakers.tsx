import { useNavigate } from 'react-router-dom';
import { t } from '#messages/staff';
import { managementPaths } from '../conferences/management-paths';
import { EmptySection } from '../empty-section';

export function NoSpeakers({ onAdd }: { onAdd: () => void }) {
  const navigate = useNavigate();
  return (
    <EmptySection
      title={t('sessionSpeakers.noneAvailable')}
      actionLabel={t('common.addSpeaker')}
      onAction={() => void navigate(managementPaths.speakers)}
    >
      {t('sessionSpeakers.addSpeakersFirst')}{' '}
      <button type="button" className="btn btn-quiet btn-sm" onClick={onAdd}>
        {t('sessionSpeakers.addOneHere')}
      </button>
    </EmptySection>
  );
}
