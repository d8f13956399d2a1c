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
      Add the people who speak; then they can be assigned to sessions of every conference.{' '}
      <button type="button" className="btn btn-quiet btn-sm" onClick={onAdd}>
        Add one here
      </button>
    </EmptySection>
  );
}
