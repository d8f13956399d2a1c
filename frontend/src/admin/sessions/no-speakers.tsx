import { useNavigate } from 'react-router-dom';
import { managementPaths } from '../conferences/management-paths';
import { EmptySection } from '../empty-section';

export function NoSpeakers({ onAdd }: { onAdd: () => void }) {
  const navigate = useNavigate();
  return (
    <EmptySection
      title="No Speakers Available"
      actionLabel="Add Speaker"
      onAction={() => void navigate(managementPaths.speakers)}
    >
      Add speakers first. You can then assign them to the sessions of any conference.{' '}
      <button type="button" className="btn btn-quiet btn-sm" onClick={onAdd}>
        Add one here
      </button>
    </EmptySection>
  );
}
