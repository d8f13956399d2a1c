import type { ReactNode } from 'react';

/** A heading and what there is to say below it. */
export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="status-panel" aria-labelledby={id}>
      <h2 id={id} className="overview-panel-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
