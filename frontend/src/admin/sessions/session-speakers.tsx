import { capitalised } from '../../ui/capitalised';
import { keepFocus } from '../../ui/keep-focus';
import { Icon } from '../icon';
import type { Assignments } from './use-assignments';

type SessionSpeakersProps = {
  /** None for a session that does not exist yet. */
  assignments?: Pick<Assignments, 'list' | 'isDirty' | 'remove' | 'detail'>;
  onAssign?: () => void;
};

/** Who speaks in the session, within its form. */
export function SessionSpeakers({ assignments, onAssign }: SessionSpeakersProps) {
  return (
    <section className="session-speakers" aria-label="Session Speakers">
      <h3 className="session-speakers-title">Session Speakers</h3>
      {assignments ? (
        <SpeakersSoFar assignments={assignments} />
      ) : (
        <p className="muted">Speakers are assigned once the session is created.</p>
      )}
      {onAssign && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={onAssign}>
          <Icon name="people" /> Assign Speakers
        </button>
      )}
    </section>
  );
}

function SpeakersSoFar({ assignments }: Required<Pick<SessionSpeakersProps, 'assignments'>>) {
  const { list, isDirty, detail, remove } = assignments;

  function takeOut(personId: string) {
    const giveFocusBack = keepFocus();
    remove(personId);
    setTimeout(giveFocusBack);
  }

  if (detail.isPending) return <p className="muted">Loading speakers...</p>;
  return (
    <>
      {list.length === 0 && (
        <p className="muted">{detail.isError ? 'The speakers could not be loaded.' : 'Nobody yet.'}</p>
      )}
      <ul className="session-speakers-list">
        {list.map(({ personId, name, speakerType }) => (
          <li key={personId}>
            <bdi>{name}</bdi>
            <span className="badge" data-tone="plain">
              {capitalised(speakerType)}
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${name}`}
              onClick={() => takeOut(personId)}
            >
              <Icon name="remove" />
            </button>
          </li>
        ))}
      </ul>
      {isDirty && (
        <p className="session-speakers-unsaved">
          The speakers are changed here only. Open Assign Speakers and choose Save Assignments to save them.
        </p>
      )}
    </>
  );
}
