import { t } from '#messages';
import type { MyAgenda } from './my-agenda';
import * as styles from './my-agenda.module.scss';
import { useAgendaNote } from './use-my-agenda';

type StarProps = { agenda: MyAgenda; id: string; title: string; tabIndex?: number };

// A note that is blank takes no space. Adding and removing a node would make the browser match the styles of the whole
// prerendered page again, because of `:has(:target)` in _prerendered-page.scss: 50 ms on a slow phone.
/** In a row of the programme, where the note takes a line of its own. */
export function RowStar({ agenda, id, title, tabIndex }: StarProps) {
  const note = useAgendaNote(agenda, id);
  return (
    <>
      <button
        type="button"
        className={`${styles.star} ${styles.rowStar}`}
        tabIndex={tabIndex}
        aria-label={t('agenda.addSession', { title })}
        aria-pressed={note !== undefined}
        onClick={() => agenda.toggle(id)}
      />
      <p className={styles.note}>{note || ' '}</p>
    </>
  );
}

/** On the page of a session and in its dialog. */
export function LabelledStar({ agenda, id, title }: StarProps) {
  const note = useAgendaNote(agenda, id);
  return (
    <div className={styles.labelled}>
      <button
        type="button"
        className={`${styles.star} ${styles.labelledStar}`}
        aria-label={t('agenda.addSession', { title })}
        aria-pressed={note !== undefined}
        onClick={() => agenda.toggle(id)}
      >
        {t('agenda.myAgenda')}
      </button>
      <span className={styles.note} role="status">
        {note}
      </span>
    </div>
  );
}
