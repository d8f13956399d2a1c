import type { ReactNode } from 'react';
import { Girih } from '../../ui/picture/girih';
import * as styles from './empty-section.module.scss';

type EmptySectionProps = { title: string; actionLabel: string; onAction: () => void; children: ReactNode };

export function EmptySection({ title, actionLabel, onAction, children }: EmptySectionProps) {
  return (
    <div className={styles.section}>
      <Girih className={styles.pattern} />
      <h2 className={styles.title}>{title}</h2>
      <p>{children}</p>
      <button type="button" className="btn btn-primary" onClick={onAction}>
        {actionLabel}
      </button>
    </div>
  );
}
