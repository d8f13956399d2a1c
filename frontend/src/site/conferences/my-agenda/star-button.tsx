import { t } from '#messages';
import { useIsHydrating } from '../../../ui/page/prerender';
import { type MyAgenda, useAgendaNote, useAgendaState } from './my-agenda';
import * as styles from './my-agenda.module.scss';

type StarProps = { agenda: MyAgenda; id: string; title: string; tabIndex?: number };

// The note is always rendered and takes no space while it is blank: a node that is added or removed makes the browser match the
// styles of the whole prerendered page again, because of `:has(:target)` in _prerendered-page.scss. That takes 50 ms on a slow
// phone.
/** The star in a row of the programme, where the note has a line of its own. */
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

/** The star with its label on the page of a session and in its dialog. */
export function LabelledStar({ agenda, id, title }: StarProps) {
  const note = useAgendaNote(agenda, id);
  return (
    <div className={styles.labelled}>
      <button
        type="button"
        className={`plain-button ${styles.star} ${styles.labelledStar}`}
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

type AgendaToggleProps = { agenda: MyAgenda; isOn: boolean; onChange: (isOn: boolean) => void };

/** Filters the programme by the visitor's agenda. */
export function AgendaToggle({ agenda, isOn, onChange }: AgendaToggleProps) {
  const { ids, announcement } = useAgendaState(agenda);
  const isHydrating = useIsHydrating();
  return (
    <div className={styles.toggle}>
      <button
        type="button"
        className={`btn btn-outline-primary ${styles.star} ${styles.filter}`}
        aria-pressed={isOn}
        onClick={() => onChange(!isOn)}
      >
        {isHydrating ? t('agenda.myAgenda') : t('agenda.myAgendaOf', { count: ids.size })}
      </button>
      {/* A pressed star is announced by the browser, so only the clash that it causes is announced here. */}
      <span className="visually-hidden" aria-live="polite">
        {announcement || ' '}
      </span>
    </div>
  );
}
