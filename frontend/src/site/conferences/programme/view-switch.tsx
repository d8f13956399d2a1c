import type { AgendaSession } from '@majlis/contracts/sessions';
import { useMemo } from 'react';
import { t } from '#messages';
import { direction } from '#messages/language';
import type { ProgrammeSearch } from './filter-params';
import { nameRooms } from './name-rooms';
import * as styles from './view-switch.module.scss';

type ViewSwitchProps = {
  sessions: AgendaSession[];
  isGrid: boolean;
  onChange: (view: ProgrammeSearch['view']) => void;
};

/** A conference in one room needs no grid. */
export function ViewSwitch({ sessions, isGrid, onChange }: ViewSwitchProps) {
  const rooms = useMemo(() => new Set(sessions.map(nameRooms(sessions))), [sessions]);
  if (rooms.size < 2 || (rooms.size === 2 && rooms.has(''))) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which the buttons do not
    <div className={styles.viewSwitch} role="group" aria-label={t('programme.viewOfProgramme')} dir={direction}>
      <button type="button" aria-pressed={!isGrid} onClick={() => onChange('')}>
        {t('programme.list')}
      </button>
      <button type="button" aria-pressed={isGrid} onClick={() => onChange('grid')}>
        {t('programme.grid')}
      </button>
    </div>
  );
}
