import type { ReactNode } from 'react';
import { PageMeta } from '../seo/page-meta';

type SectionHeadProps = { title: string; lead: string; children?: ReactNode };

/** Title of a section, one sentence about it, and its main action. */
export function SectionHead({ title, lead, children }: SectionHeadProps) {
  return (
    <header className="workspace-head">
      <PageMeta title={title} noindex />
      <div>
        <h1 className="workspace-title">{title}</h1>
        <p className="workspace-lead">{lead}</p>
      </div>
      {children && <div className="workspace-actions">{children}</div>}
    </header>
  );
}
