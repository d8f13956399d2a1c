import type { ReactNode } from 'react';
import { Girih } from '../picture/girih';
import { PageTitle } from './page-title';

type PageHeaderProps = {
  label?: string;
  back?: ReactNode;
  title: string;
  titleContent?: ReactNode;
  children?: ReactNode;
};

export function PageHeader({ label, back, title, titleContent, children }: PageHeaderProps) {
  return (
    <header className="page-header">
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
