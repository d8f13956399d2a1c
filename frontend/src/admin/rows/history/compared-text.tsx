import { diffWords } from 'diff';
import type { ReactNode } from 'react';
import { t } from '#messages/staff';
import * as styles from './history.module.scss';

/** Firefox has `Intl.Segmenter` since 125; without it only Latin words are kept together. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'word' }) : undefined;

/** After this time, a comparison of very long texts gives up and shows both. */
const timeoutMs = 500;

export function ComparedText({ before, after }: { before: string; after: string }) {
  const parts = diffWords(before, after, { intlSegmenter: segmenter, timeout: timeoutMs }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const hasChangedWords = parts.some(({ added, removed }) => added || removed);
  // The index can be the key, because parts have no identity and never change their order.
  const keyed = parts.map((part, index) => ({ ...part, key: index }));
  return (
    <>
      {!hasChangedWords && <p className="muted">{t('history.onlySpacesDiffer')}</p>}
      <div className={styles.prose} dir="auto">
        {keyed.map(({ key, value, added, removed }) => {
          if (removed) return <Removed key={key}>{value}</Removed>;
          return added ? <Added key={key}>{value}</Added> : <span key={key}>{value}</span>;
        })}
      </div>
    </>
  );
}

type MarkProps = { isBlock?: boolean; children: ReactNode };

/** Screen readers do not announce `del` and `ins`, so both begin with hidden words. */
export const Removed = ({ isBlock, children }: MarkProps) => (
  <del className={styles.removed} data-block={isBlock}>
    <span className="visually-hidden">{t('history.removed')}</span>
    {children}
  </del>
);

export const Added = ({ isBlock, children }: MarkProps) => (
  <ins className={styles.added} data-block={isBlock}>
    <span className="visually-hidden">{t('history.added')}</span>
    {children}
  </ins>
);
