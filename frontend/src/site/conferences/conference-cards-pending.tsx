import { SkeletonLines } from '../../ui/page/skeleton-lines';

export function ConferenceCardsPending() {
  return (
    <div role="status">
      <p className="list-count">Loading conferences...</p>
      <div className="conference-group" aria-hidden="true">
        <h2>
          <span className="skeleton skeleton-short" />
        </h2>
        <ul className={'card-grid'}>
          {['first', 'second', 'third', 'fourth'].map((card) => (
            <li key={card} className={card === 'first' ? 'conference-card conference-card-lead' : 'conference-card'}>
              <span className="picture conference-card-picture skeleton" />
              <span className="skeleton skeleton-short" />
              <SkeletonLines titles={2} lines={2} />
              <span className="skeleton skeleton-short" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
