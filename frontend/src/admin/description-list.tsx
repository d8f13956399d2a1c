import type { ReactNode } from 'react';
import * as styles from './description-list.module.scss';

export const DescriptionList = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

export const DescriptionItem = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
