import { SkeletonLines } from '../../../ui/page/skeleton-lines';

/** In the shape of the beginning of a programme. */
export function ProgrammePending() {
  return (
    <div className="programme programme-pending" role="status">
      <p className="zone-note">Loading the program...</p>
      <div className="programme-day" aria-hidden="true">
        <p className="skeleton skeleton-title skeleton-short" />
        <ol className="slots">
          {['first', 'second', 'third', 'fourth'].map((slot) => (
            <li key={slot} className="slot">
              <span className="skeleton slot-time" />
              <div className="programme-session">
                <SkeletonLines titles={1} lines={2} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
