import type { ReactNode } from 'react';
import { PageMeta } from '../seo/page-meta';
import * as styles from './section-head.module.scss';

type SectionHeadProps = {
  title: string;
  /** What it is a view of, for the name of the window. */
  of?: string;
  lead: string;
  /** 2 where the frame around it has a heading of its own. */
  level?: 1 | 2;
  children?: ReactNode;
};

/** Title of a section, one sentence about it, and its main action. */
export function SectionHead({ title, of, lead, level = 1, children }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.head}>
      <PageMeta title={of ? `${title}: ${of}` : title} noindex />
      <div>
        <Heading className={styles.title} data-level={level}>
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
