import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { t } from '#messages/staff';
import { rememberFocus } from '../../../shell/focus';
import { Icon } from '../../../shell/icon';
import * as styles from './session-speakers.module.scss';
import type { Assignments } from './use-assignments';
import { ClashWarnings, type Times, useClashes, useFormTimes } from './use-clashes';

type AssignedSpeakersProps = {
  conference: Pick<Conference, 'id' | 'timezone'>;
  session: Session;
  assignments: Pick<Assignments, 'list' | 'isDirty' | 'isOfDraft' | 'remove' | 'detail'>;
  /** Opens the assign dialog with the times typed in the form. */
  onAssign: (times?: Times) => void;
};

/** Speakers cannot be assigned before the session is created. */
export function SessionSpeakers(props: AssignedSpeakersProps | { session?: undefined }) {
  return (
    <section className={styles.sessionSpeakers} aria-label={t('sessionSpeakers.sessionSpeakers')}>
      <h3 className={styles.title}>{t('sessionSpeakers.sessionSpeakers')}</h3>
      {props.session ? <CurrentSpeakers {...props} /> : <p className="muted">{t('sessionSpeakers.afterCreation')}</p>}
    </section>
  );
}

function CurrentSpeakers({ conference, session, assignments, onAssign }: AssignedSpeakersProps) {
  const { list, isDirty, isOfDraft, detail, remove } = assignments;
  const times = useFormTimes(conference);
  const clashes = useClashes(conference.id, { id: session.id, times, speakers: list });

  function removeSpeaker(personId: string) {
    const restoreFocus = rememberFocus();
    remove(personId);
    setTimeout(restoreFocus);
  }

  return (
    <>
      {list.length === 0 && <p className="muted">{emptyListMessage(detail)}</p>}
      <ul className={styles.list}>
        {list.map(({ personId, name, speakerType }) => (
          <li key={personId}>
            <bdi>{name}</bdi>
            <span className="badge" data-tone="plain">
              {t(`sessionTypes.speakerTypes.${speakerType}`)}
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('common.removeNamed', { name })}
              onClick={() => removeSpeaker(personId)}
            >
              <Icon name="remove" />
            </button>
          </li>
        ))}
      </ul>
      {isDirty && (
        <p className={styles.unsaved}>
          {isOfDraft ? t('sessionSpeakers.savedWithDraft') : t('sessionSpeakers.notSaved')}
        </p>
      )}
      <ClashWarnings warnings={clashes} />
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => onAssign(times)}>
        <Icon name="people" /> {t('sessionSpeakers.assignSpeakers')}
      </button>
    </>
  );
}

function emptyListMessage({ isPending, isError }: Assignments['detail']): string {
  if (isPending) return t('sessionSpeakers.loading');
  return isError ? t('sessions.speakersFailed') : t('sessionSpeakers.noneYet');
}
