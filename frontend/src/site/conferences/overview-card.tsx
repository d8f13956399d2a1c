import type { Conference } from '@majlis/contracts/conferences';

export function OverviewCard({ conference: { description, theme, tags } }: { conference: Conference }) {
  return (
    <section className="card overview-card" aria-labelledby="overview-heading">
      <h2 id="overview-heading">Overview</h2>
      <p className="overview-text" dir="auto">
        {description}
      </p>
      {theme && (
        <>
          <h3 className="label">Theme</h3>
          <p className="overview-theme" dir="auto">
            {theme}
          </p>
        </>
      )}
      {tags.length > 0 && (
        <ul className="tags" aria-label="Topics">
          {tags.map((tag) => (
            <li key={tag} dir="auto">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
