import type { ReactNode } from 'react';
import { PageMeta } from '../seo/page-meta';
import * as styles from './section-header.module.scss';

type SectionHeaderProps = {
  title: string;
  /** Is added to the document's title, because views of several conferences have the same title. */
  parentTitle?: string;
  description: string;
  /** Is 2 where the surrounding layout has its own heading. */
  level?: 1 | 2;
  children?: ReactNode;
};

export function SectionHeader({ title, parentTitle, description, level = 1, children }: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.head}>
      <PageMeta title={parentTitle ? `${title}: ${parentTitle}` : title} noindex />
      <div>
        <Heading className={styles.title} data-level={level}>
          {title}
        </Heading>
        <p className={styles.lead}>{description}</p>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
