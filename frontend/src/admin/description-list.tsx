import type { ReactNode } from 'react';
import * as styles from './description-list.module.scss';

/** Short facts, one in a line: what it is and what it says. */
export const DescriptionList = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

export const DescriptionItem = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
