import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { direction } from '#messages/language';
import { t } from '#messages/staff';
import { countErrors, type FormValues } from '../../shell/form-values';
import * as styles from './form-tabs.module.scss';
import { useFormSettings } from './staff-form';

const [previousKey, nextKey] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

type FormTab = { label: string; panel: ReactNode };

type FormTabsProps = {
  label: string;
  tabs: FormTab[];
  /** The label of the tab that is open at first; without it, the first tab is. */
  firstTab?: string | null;
};

/**
 * All panels stay mounted, so that the form is validated and saved as a whole. If there is room, the style sheet shows them side by
 * side instead of as tabs.
 */
export function FormTabs({ label, tabs, firstTab }: FormTabsProps) {
  const { failedSubmits } = useFormSettings();
  const { errors } = useFormState<FormValues>();
  const [open, setOpen] = useState(() =>
    Math.max(
      0,
      tabs.findIndex((tab) => tab.label === firstTab),
    ),
  );
  const [seenFailedSubmits, setSeenFailedSubmits] = useState(failedSubmits);
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const panels = [...(container?.querySelectorAll(`:scope > .${styles.panels} > [role="tabpanel"]`) ?? [])];
  const errorCounts = panels.map((panel) => countErrors(panel, errors));

  // Set during rendering, so that the first invalid field is visible when it is focused.
  if (failedSubmits !== seenFailedSubmits) {
    setSeenFailedSubmits(failedSubmits);
    const first = errorCounts.findIndex((count) => count > 0);
    if (first >= 0) setOpen(first);
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = { [nextKey]: open + 1, [previousKey]: open - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + tabs.length) % tabs.length;
    setOpen(index);
    buttons.current[index]?.focus();
  }

  return (
    <div ref={setContainer} className={styles.formTabs}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={styles.tab}
            aria-selected={index === open}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === open ? 0 : -1}
            data-invalid={(errorCounts[index] ?? 0) > 0 || undefined}
            onClick={() => setOpen(index)}
          >
            {tab.label}
            <ErrorCount count={errorCounts[index] ?? 0} />
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {tabs.map((tab, index) => (
          <div
            key={tab.label}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            hidden={index !== open}
          >
            <h3 className={`list-title ${styles.title}`}>
              {tab.label}
              <ErrorCount count={errorCounts[index] ?? 0} />
            </h3>
            {tab.panel}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Fields that are rarely needed. They open by themselves where one holds an error. */
export function MoreFields({ children }: { children: ReactNode }) {
  const { failedSubmits } = useFormSettings();
  const { errors } = useFormState<FormValues>();
  const [box, setBox] = useState<HTMLDetailsElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [seenFailedSubmits, setSeenFailedSubmits] = useState(failedSubmits);
  if (failedSubmits !== seenFailedSubmits) {
    setSeenFailedSubmits(failedSubmits);
    if (box && countErrors(box, errors) > 0) setOpen(true);
  }
  return (
    <details
      ref={setBox}
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('form.more')}</summary>
      {children}
    </details>
  );
}

function ErrorCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.errorCount}>
      {count}
      <span className="visually-hidden">{t('form.errorsCounted', { count })}</span>
    </span>
  );
}
