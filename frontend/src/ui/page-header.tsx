import type { ReactNode } from 'react';
import { Girih } from './girih';

type PageHeaderProps = {
  /** What stands over the title: what it is, or the way back. */
  label?: ReactNode;
  title: ReactNode;
  /** True when the page shows nothing else. */
  isAlone?: boolean;
  children?: ReactNode;
};

/** The head of a page that has no picture: a title over the pale pattern. */
export function PageHeader({ label, title, isAlone = false, children }: PageHeaderProps) {
  return (
    <header className={isAlone ? 'page-header page-header-alone' : 'page-header'}>
      <Girih className="page-header-pattern" />
      <div className="page-width">
        {typeof label === 'string' ? <p className="label">{label}</p> : label}
        <h1>{title}</h1>
        {children && <div className="lead">{children}</div>}
      </div>
    </header>
  );
}
