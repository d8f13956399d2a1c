import type { ReactNode } from 'react';
import { PageMeta } from '../seo/page-meta';

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
    <header className="workspace-head">
      <PageMeta title={of ? `${title}: ${of}` : title} noindex />
      <div>
        <Heading className="workspace-title">{title}</Heading>
        <p className="workspace-lead">{lead}</p>
      </div>
      {children && <div className="workspace-actions">{children}</div>}
    </header>
  );
}
