import type { ReactNode } from 'react';
import * as styles from './panel.module.scss';

type PanelProps = { id: string; title: string; className?: string; children: ReactNode };

/** A part of a page below a heading, whose id names the part. */
export const Panel = ({ id, title, className, children }: PanelProps) => (
  <section className={className} aria-labelledby={id}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    {children}
  </section>
);
