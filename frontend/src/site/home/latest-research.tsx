import { endpoints } from '@majlis/contracts/api/endpoints';
import { homeItemCount } from '@majlis/contracts/feeds/feed-items';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages';
import { query } from '../../api/query';
import * as styles from '../feed-items/feed-item.module.scss';
import type { FeedItemVariant } from '../feed-items/feed-item-card';
import { FeedItemCard } from '../feed-items/feed-item-card';
import { FeedItemsSkeleton } from '../feed-items/feed-items-skeleton';
import { HomeSection } from './home-section';

const variantFor = (index: number): FeedItemVariant => (index === 0 ? 'lead' : 'row');

/** The section is left out if the feed is empty or fails: the home page shows no errors of the research feed. */
export function LatestResearch() {
  const research = useQuery(query(endpoints.latestResearch));
  if (research.data ? research.data.length === 0 : research.isError) return null;
  return (
    <HomeSection
      id="research"
      label={t('home.research')}
      title={t('home.latestPublications')}
      allLink={{ to: '/research', name: t('home.allResearch') }}
    >
      {!research.data ? (
        <FeedItemsSkeleton
          count={homeItemCount}
          label={t('home.loadingResearch')}
          className={styles.leadAndRows}
          variantFor={variantFor}
        />
      ) : (
        <ul className={styles.leadAndRows}>
          {research.data.map((item, index) => (
            <FeedItemCard
              key={item.link}
              item={item}
              categoryLinkPrefix="/research?category="
              variant={variantFor(index)}
            />
          ))}
        </ul>
      )}
    </HomeSection>
  );
}
