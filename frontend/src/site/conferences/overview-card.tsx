import type { Conference } from '@majlis/contracts/conferences';
import { AutoText } from '../../ui/text/auto-text';

export function OverviewCard({ conference: { description, theme, tags } }: { conference: Conference }) {
  return (
    <section className="card overview-card" aria-labelledby="overview-heading">
      <h2 id="overview-heading">Overview</h2>
      <AutoText as="p" className="overview-text" text={description} />
      {theme && (
        <>
          <h3 className="label">Theme</h3>
          <AutoText as="p" className="overview-theme" text={theme} />
        </>
      )}
      {tags.length > 0 && (
        <ul className="tags" aria-label="Topics">
          {tags.map((tag) => (
            <AutoText as="li" key={tag} text={tag} />
          ))}
        </ul>
      )}
    </section>
  );
}
