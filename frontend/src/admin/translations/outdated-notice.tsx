import { useState } from 'react';
import { useController } from 'react-hook-form';
import { t } from '#messages/staff';
import { lazyPart } from '../../ui/page/lazy-part';
import { LoadBoundary } from '../../ui/page/load-boundary';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import { plainText } from '../content/content-groups';
import type { FormValues } from '../form/form-values';
import { stillRight } from './translation-values';
import * as styles from './translations.module.scss';

/** The comparison of texts is loaded when it is asked for. */
const ComparedText = lazyPart<{ before: string; after: string }>(
  async () => (await import('../history/compared-text')).ComparedText,
);

type OutdatedNoticeProps = {
  name: string;
  label: string;
  isHtml: boolean;
  /** `before` is what the original said when it was translated, `after` is what it says now. */
  before: string;
  after: string;
  isEdited: boolean;
};

export function OutdatedNotice({ name, label, isHtml, before, after, isEdited }: OutdatedNoticeProps) {
  const { field } = useController<FormValues>({ name: stillRight });
  const [isOpen, setOpen] = useState(false);
  const names = field.value as string[];
  const [old, current] = [before, after].map((text) => (isHtml ? plainText(text) : text));
  return (
    <div className={styles.outdated}>
      <p>
        <span className="badge" data-tone="amber">
          {t('translations.outdatedBadge')}
        </span>{' '}
        {t('translations.originalChanged')}
      </p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('translations.whatChanged')}</summary>
        {isOpen && (
          <LoadBoundary loading={<SkeletonLines lines={2} />}>
            <ComparedText before={old ?? ''} after={current ?? ''} />
          </LoadBoundary>
        )}
      </details>
      {!isEdited && (
        <label className="check-box">
          <input
            type="checkbox"
            checked={names.includes(name)}
            aria-label={t('translations.stillRightOf', { label })}
            onChange={({ target }) =>
              field.onChange(target.checked ? [...names, name] : names.filter((other) => other !== name))
            }
          />
          {t('translations.stillRight')}
        </label>
      )}
    </div>
  );
}
