import type { ReactNode } from 'react';
import { t } from '#messages';

export const ExternalLink = ({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) => (
  <a href={href} className={className} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden">{t('ui.opensInANewTab')}</span>
  </a>
);
