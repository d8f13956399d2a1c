import { createContext, type MouseEvent, useContext, useRef } from 'react';
import { t } from '#messages/staff';
import * as styles from './bulk.module.scss';

/** Selects its row. With Shift it selects all rows from the one that was selected before. */
export function RowCheckbox({ id, name, className = '' }: { id: string; name: string; className?: string }) {
  const selection = useSelectionControls();
  const isShiftHeld = useRef(false);
  if (!selection) return null;

  function rememberShift({ shiftKey }: { shiftKey: boolean }) {
    isShiftHeld.current = shiftKey;
  }
  function change() {
    if (isShiftHeld.current) selection?.selectTo(id);
    else selection?.toggle(id);
  }
  return (
    <label
      className={`${styles.check} ${className}`}
      onMouseDown={keepTextUnselected}
      // The click that a label or the space bar makes has no detail and may not tell of Shift.
      onClickCapture={(event) => event.detail > 0 && rememberShift(event)}
    >
      <input
        type="checkbox"
        data-row={id}
        aria-label={t('bulk.selectRow', { name })}
        checked={selection.ids.has(id)}
        onKeyDown={rememberShift}
        onChange={change}
      />
    </label>
  );
}

/** A press with Shift would select the text between two rows. */
function keepTextUnselected(event: MouseEvent<HTMLLabelElement>): void {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

type SelectionControls = { ids: ReadonlySet<string>; toggle: (id: string) => void; selectTo: (id: string) => void };

/** It is null outside a `BulkList`, where rows have no checkbox. */
export const SelectionContext = createContext<SelectionControls | null>(null);

const useSelectionControls = () => useContext(SelectionContext);
