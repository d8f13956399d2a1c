import type { ReactNode } from 'react';
import { t } from '#messages/staff';
import * as styles from './history.module.scss';

type MarkProps = { isBlock?: boolean; children: ReactNode };

/** Screen readers do not announce `del` and `ins`, so both also say it. */
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
