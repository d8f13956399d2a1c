import { speakerTypes } from '@majlis/contracts/choices';
import { t } from '#messages/staff';
import { rememberFocus } from '../hooks/remember-focus';
import { Icon } from '../icon';
import { RowOrder } from '../row-order';
import type { useSortableRows } from '../sortable/sortable-rows';
import * as styles from './assign-dialog.module.scss';
import type { AssignedSpeaker } from './assigned-speakers';
import { PersonCell } from './person-cell';
import type { Assignments } from './use-assignments';

type AssignedRowProps = {
  speaker: AssignedSpeaker;
  position: number;
  ids: string[];
  sortable: ReturnType<typeof useSortableRows>;
  assignments: Pick<Assignments, 'edit' | 'remove'>;
};

const maxTitleLength = 500;

export function AssignedRow({ speaker, position, ids, sortable, assignments }: AssignedRowProps) {
  const { personId, name, role, speakerType, presentationTitle } = speaker;
  const { edit, remove } = assignments;

  function removeSpeaker() {
    const restoreFocus = rememberFocus();
    remove(personId);
    setTimeout(restoreFocus);
  }

  return (
    <li className={styles.row} {...sortable.row(personId)}>
      <RowOrder id={personId} ids={ids} name={name} order={position} sortable={sortable} className={styles.order} />
      <div className={styles.person}>
        <PersonCell name={name} position={role} />
      </div>
      <button
        type="button"
        className={`btn btn-quiet btn-sm row-remove ${styles.remove}`}
        aria-label={t('common.removeNamed', { name })}
        onClick={removeSpeaker}
      >
        <Icon name="remove" /> {t('common.remove')}
      </button>
      <div className={styles.fields}>
        <select
          className="control"
          aria-label={t('sessionSpeakers.roleOf', { name })}
          value={speakerType}
          onChange={({ target }) => {
            const chosen = speakerTypes.find((type) => type === target.value);
            if (chosen) edit(personId, { speakerType: chosen });
          }}
        >
          {speakerTypes.map((type) => (
            <option key={type} value={type}>
              {t(`sessionTypes.speakerTypes.${type}`)}
            </option>
          ))}
        </select>
        <input
          className="control"
          aria-label={t('sessionSpeakers.presentationTitleOf', { name })}
          placeholder={t('sessionSpeakers.presentationTitle')}
          dir="auto"
          autoComplete="off"
          maxLength={maxTitleLength}
          value={presentationTitle}
          onChange={({ target }) => edit(personId, { presentationTitle: target.value })}
        />
      </div>
    </li>
  );
}
