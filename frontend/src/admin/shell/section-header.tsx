import type { ReactNode } from 'react';
import { PageMeta } from '../../seo/page-meta';
import * as styles from './section-header.module.scss';

type SectionHeaderProps = {
  title: string;
  /** Is added to the document's title, because views of several conferences have the same title. */
  parentTitle?: string;
  description?: string;
  /** Where the layout's heading and the tabs already name the view. */
  isTitleHidden?: boolean;
  /** Is 2 where the surrounding layout has its own heading. */
  level?: 1 | 2;
  children?: ReactNode;
};

export function SectionHeader({
  title,
  parentTitle,
  description,
  isTitleHidden,
  level = 1,
  children,
}: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.head}>
      <PageMeta title={parentTitle ? `${title}: ${parentTitle}` : title} noindex />
      <div>
        <Heading className={isTitleHidden ? 'visually-hidden' : styles.title} data-level={level}>
          {title}
        </Heading>
        {description && <p className={styles.lead}>{description}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
