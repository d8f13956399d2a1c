import type { ReactNode } from 'react';
import { Girih } from '../ui/picture/girih';

type EmptySectionProps = { title: string; actionLabel: string; onAction: () => void; children: ReactNode };

export function EmptySection({ title, actionLabel, onAction, children }: EmptySectionProps) {
  return (
    <div className="empty-section">
      <Girih className="empty-section-pattern" />
      <h2 className="empty-section-title">{title}</h2>
      <p>{children}</p>
      <button type="button" className="btn btn-primary" onClick={onAction}>
        {actionLabel}
      </button>
    </div>
  );
}
