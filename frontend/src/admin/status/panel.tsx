import type { ReactNode } from 'react';
import * as panel from '../panel.module.scss';
import * as styles from './status.module.scss';

export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={panel.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
