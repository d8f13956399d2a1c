import type { ReactNode } from 'react';
import { t } from '#messages';

type ExternalLinkProps = { href: string; className?: string; children: ReactNode };

export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{t('ui.opensInANewTab')}</span>
    </a>
  );
}
