import type { ProgrammeSearch } from './filter-params';
import * as styles from './view-switch.module.scss';

type ViewSwitchProps = { isGrid: boolean; onChange: (view: ProgrammeSearch['view']) => void };

export function ViewSwitch({ isGrid, onChange }: ViewSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which the buttons do not
    <div className={styles.viewSwitch} role="group" aria-label="View of the program" dir="ltr">
      <button type="button" aria-pressed={!isGrid} onClick={() => onChange('')}>
        List
      </button>
      <button type="button" aria-pressed={isGrid} onClick={() => onChange('grid')}>
        Grid
      </button>
    </div>
  );
}
