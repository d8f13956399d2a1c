import { reads } from '@majlis/contracts/endpoints';
import { homeItems } from '@majlis/contracts/feed-items';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import * as styles from '../feed-items/feed-item.module.scss';
import type { FeedItemLook } from '../feed-items/feed-item-card';
import { FeedItemCard } from '../feed-items/feed-item-card';
import { FeedItemsPending } from '../feed-items/feed-items-pending';
import { HomeSection } from './home-section';

const lookOf = (place: number): FeedItemLook => (place === 0 ? 'lead' : 'row');

/** Without research to show there is no section at all: the home page never shows an error of the feed. */
export function LatestResearch() {
  const research = useQuery(query(reads.latestResearch));
  if (research.data ? research.data.length === 0 : research.isError) return null;
  return (
    <HomeSection
      id="research"
      label="Research"
      title="Latest publications"
      all={{ to: '/research', name: 'All research' }}
    >
      {!research.data ? (
        <FeedItemsPending count={homeItems} name="research" className={styles.leadAndRows} lookOf={lookOf} />
      ) : (
        <ul className={styles.leadAndRows}>
          {research.data.map((item, place) => (
            <FeedItemCard key={item.link} item={item} categoryLink="/research?category=" look={lookOf(place)} />
          ))}
        </ul>
      )}
    </HomeSection>
  );
}
