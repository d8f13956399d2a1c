import { type ReactNode, useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { t } from '#messages/staff';
import { moveFocus } from '../../shell/arrow-keys';
import { countErrors, type FormValues } from '../../shell/form-values';
import * as styles from './form-tabs.module.scss';
import { useFormSettings } from './staff-form';

/** A wide panel has two columns where panels stand side by side. */
type FormTab = { label: string; panel: ReactNode; isWide?: boolean };

type FormTabsProps = {
  tabs: FormTab[];
  /** The label of the tab that is open at first; without it, the first tab is. */
  firstTab?: string | null;
  /** Stands in the row of the tabs. */
  aside?: ReactNode;
};

/**
 * All panels stay mounted, so that the form is validated and saved as a whole. If there is room, the style sheet shows them side by
 * side instead of as tabs.
 */
export function FormTabs({ tabs, firstTab, aside }: FormTabsProps) {
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
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const panels = [...(container?.querySelectorAll(`:scope > .${styles.panels} > [role="tabpanel"]`) ?? [])];
  const errorCounts = panels.map((panel) => countErrors(panel, errors));

  // Set during rendering, so that the first invalid field is visible when it is focused.
  if (failedSubmits !== seenFailedSubmits) {
    setSeenFailedSubmits(failedSubmits);
    const first = errorCounts.findIndex((count) => count > 0);
    if (first >= 0) setOpen(first);
  }

  return (
    <div ref={setContainer} className={styles.formTabs}>
      <div className={styles.head}>
        <div role="tablist" aria-label={t('common.formSections')} className={styles.list} onKeyDown={moveFocus}>
          {tabs.map((tab, index) => (
            <button
              key={tab.label}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              className={styles.tab}
              aria-selected={index === open}
              aria-controls={`${id}-panel-${index}`}
              tabIndex={index === open ? 0 : -1}
              data-invalid={(errorCounts[index] ?? 0) > 0 || undefined}
              onClick={() => setOpen(index)}
              onFocus={() => setOpen(index)}
            >
              {tab.label}
              <ErrorCount count={errorCounts[index] ?? 0} />
            </button>
          ))}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <div className={styles.panels}>
        {tabs.map((tab, index) => (
          <div
            key={tab.label}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            data-wide={tab.isWide || undefined}
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
