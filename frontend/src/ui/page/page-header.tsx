import type { ReactNode } from 'react';
import { Girih } from '../picture/girih';
import { PageTitle } from './page-title';

type PageHeaderProps = {
  label?: string;
  /** The way back, in place of a label. */
  back?: ReactNode;
  title: string;
  /** In place of the bare title. */
  titleContent?: ReactNode;
  /** True when the page shows nothing else. */
  isStandalone?: boolean;
  children?: ReactNode;
};

/** The head of a page that has no picture: a title over the pale pattern. */
export function PageHeader({
  label,
  back,
  title,
  titleContent: drawnTitle,
  isStandalone: isAlone = false,
  children,
}: PageHeaderProps) {
  return (
    <header className={isAlone ? 'page-header page-header-alone' : 'page-header'}>
      <Girih className="page-header-pattern" />
      <div className="page-width">
        {back}
        {label && <p className="label">{label}</p>}
        <PageTitle text={title}>{drawnTitle}</PageTitle>
        {children && <div className="lead">{children}</div>}
      </div>
    </header>
  );
}
