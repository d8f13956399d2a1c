import type { ReactNode } from 'react';
import { Girih } from './girih';

type PageHeaderProps = { label?: string; title: ReactNode; children?: ReactNode };

/** The head of a page that has no picture: a title over the pale pattern. */
export function PageHeader({ label, title, children }: PageHeaderProps) {
  return (
    <header className="page-header">
      <Girih className="page-header-pattern" />
      <div className="page-width">
        {label && <p className="label">{label}</p>}
        <h1>{title}</h1>
        {children && <div className="lead">{children}</div>}
      </div>
    </header>
  );
}
