import { useNavigate } from 'react-router-dom';
import { addSpeaker } from '#messages/staff/common';
import * as messages from '#messages/staff/session-speakers';
import { managementPaths } from '../conferences/management-paths';
import { EmptySection } from '../empty-section';

export function NoSpeakers({ onAdd }: { onAdd: () => void }) {
  const navigate = useNavigate();
  return (
    <EmptySection
      title={messages.noneAvailable}
      actionLabel={addSpeaker}
      onAction={() => void navigate(managementPaths.speakers)}
    >
      {messages.addSpeakersFirst}{' '}
      <button type="button" className="btn btn-quiet btn-sm" onClick={onAdd}>
        {messages.addOneHere}
      </button>
    </EmptySection>
  );
}
