import { t } from '#messages';
import { useIsHydrating } from '../../../ui/page/prerender';
import type { MyAgenda } from './my-agenda';
import * as styles from './my-agenda.module.scss';
import { useAgendaState } from './use-my-agenda';

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
      {/* A star says by itself that it is pressed; only what it causes is announced. */}
      <span className="visually-hidden" aria-live="polite">
        {announcement || ' '}
      </span>
    </div>
  );
}
