import type { ReactNode } from 'react';
import * as styles from './description-list.module.scss';

export const DescriptionList = ({ children }: { children: ReactNode }) => (
  <dl className={styles.descriptionList}>{children}</dl>
);

export const DescriptionItem = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
