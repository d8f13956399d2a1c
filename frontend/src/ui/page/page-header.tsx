import type { ReactNode } from 'react';
import { Girih } from '../picture/girih';
import { PageTitle } from './page-title';

type PageHeaderProps = {
  label?: string;
  back?: ReactNode;
  title: string;
  titleContent?: ReactNode;
  isStandalone?: boolean;
  children?: ReactNode;
};

export function PageHeader({ label, back, title, titleContent, isStandalone = false, children }: PageHeaderProps) {
  return (
    <header className={isStandalone ? 'page-header page-header-standalone' : 'page-header'}>
      <Girih className="page-header-pattern" />
      <div className="page-width">
        {back}
        {label && <p className="label">{label}</p>}
        <PageTitle text={title}>{titleContent}</PageTitle>
        {children && <div className="lead">{children}</div>}
      </div>
    </header>
  );
}
