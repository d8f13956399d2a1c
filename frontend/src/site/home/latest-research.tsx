import { reads } from '@majlis/contracts/endpoints';
import { homeItems } from '@majlis/contracts/feed-items';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { query } from '../../api/query';
import { Icon } from '../../ui/icon';
import { FeedItemCard } from '../feed-items/feed-item-card';
import { FeedItemsPending } from '../feed-items/feed-items-pending';

/** Without research to show there is no section at all: the home page never shows an error of the feed. */
export function LatestResearch() {
  const research = useQuery(query(reads.researchItems));
  if (research.isError || research.data?.length === 0) return null;
  return (
    <section className="section" aria-labelledby="latest-research-heading">
      <div className="page-width">
        <div className="section-head">
          <div>
            <p className="label">Research</p>
            <h2 id="latest-research-heading">Latest publications</h2>
          </div>
          <Link className="link-arrow" to="/research">
            All research <Icon name="arrow" mirrored />
          </Link>
        </div>
        {research.isPending ? (
          <FeedItemsPending count={homeItems} name="research" />
        ) : (
          <ul className="card-grid">
            {research.data.slice(0, homeItems).map((item) => (
              <FeedItemCard key={item.link} item={item} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
