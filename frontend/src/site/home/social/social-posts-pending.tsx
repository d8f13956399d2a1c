import { socialPosts } from '@majlis/contracts/feed-items';
import { SkeletonLines } from '../../../ui/page/skeleton-lines';

const places = Array.from({ length: socialPosts }, (_, place) => place);

export function SocialPostsPending() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading posts...</span>
      <ul className="social-posts" aria-hidden="true">
        {places.map((place) => (
          <li key={place} className="social-post" data-testid="post skeleton">
            <div className="social-post-picture skeleton" />
            <SkeletonLines lines={3} />
          </li>
        ))}
      </ul>
    </div>
  );
}
