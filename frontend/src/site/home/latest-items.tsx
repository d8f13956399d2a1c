import { endpoints } from '@majlis/contracts/api/endpoints';
import { type EpisodeSummary, homeItemCount } from '@majlis/contracts/feeds/feed-items';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { query } from '../../api/query';
import { LoadErrorPanel } from '../../ui/page/load-boundary';
import { ListSkeleton, SkeletonLines } from '../../ui/page/loading';
import { Icon } from '../../ui/picture/icon';
import { AutoText, detectLanguage } from '../../ui/text/auto-text';
import { ContentText } from '../../ui/text/content';
import * as feedItemStyles from '../feed-items/feed-item.module.scss';
import { FeedItemCard, FeedItemsSkeleton, type FeedItemVariant } from '../feed-items/feed-item-card';
import { EpisodeCover, EpisodeFacts } from '../podcasts/episode-parts';
import * as styles from './home.module.scss';
import * as home from './home.module.scss';

type LatestItemsProps<Item> = {
  query: UseQueryResult<Item[]>;
  errorTitle: string;
  skeleton: ReactNode;
  children: (items: Item[]) => ReactNode;
};

function LatestItems<Item>({ query, errorTitle, skeleton, children }: LatestItemsProps<Item>) {
  if (query.data) return children(query.data);
  if (query.isFetching) return skeleton;
  return <LoadErrorPanel title={errorTitle} text={t('blog.tryAgainLater')} onRetry={() => void query.refetch()} />;
}

type HomeSectionProps = {
  id: string;
  className?: string;
  label: string;
  title: ReactNode;
  subtitle?: ReactNode;
  allLink: { to: string; name: string };
  children: ReactNode;
};

const HomeSection = ({ id, className = '', label, title, subtitle, allLink, children }: HomeSectionProps) => (
  <section className={`section ${className}`} id={id} aria-labelledby={`${id}-heading`}>
    <div className={`page-width ${styles.columns}`}>
      <div className={styles.head}>
        <div>
          <p className="label">{label}</p>
          <h2 id={`${id}-heading`}>{title}</h2>
          {subtitle && <p className="lead">{subtitle}</p>}
        </div>
        <Link className="link-arrow" to={allLink.to}>
          {allLink.name} <Icon name="arrow" flipInRtl />
        </Link>
      </div>
      {children}
    </div>
  </section>
);

export function LatestEpisodes() {
  const episodes = useQuery(query(endpoints.latestEpisodes));
  if (episodes.data?.length === 0) return null;
  return (
    <HomeSection
      id="podcast"
      className={styles.dark}
      label={t('navigation.podcast')}
      title={t('home.conversations')}
      allLink={{ to: '/podcasts', name: t('podcasts.allEpisodes') }}
    >
      <LatestItems query={episodes} errorTitle={t('home.episodesFailed')} skeleton={<HomeEpisodesSkeleton />}>
        {(latest) => (
          <ul className={styles.episodes}>
            {latest.map((episode) => (
              <HomeEpisode key={episode.slug} episode={episode} />
            ))}
          </ul>
        )}
      </LatestItems>
    </HomeSection>
  );
}

function HomeEpisode({ episode }: { episode: EpisodeSummary }) {
  const { slug, title, description } = episode;
  return (
    <li className={styles.episode} dir="auto">
      <div className={`${styles.episodePicture} screen-only`}>
        <EpisodeCover episode={episode} sizes="(min-width: 768px) 380px, 104px" />
        <Icon name="play" />
      </div>
      <div>
        <EpisodeFacts episode={episode} />
        {/* The heading has no `dir`, so that the episode takes the direction of the title. */}
        <h3 lang={detectLanguage(title)}>
          <Link to={`/podcasts/${slug}`}>{title}</Link>
        </h3>
        <AutoText as="p" className={styles.episodeText} text={description} />
      </div>
    </li>
  );
}

const HomeEpisodesSkeleton = () => (
  <ListSkeleton label={t('podcasts.loadingEpisodes')} className={styles.episodes} count={homeItemCount}>
    {(index) => (
      <li key={index} className={styles.episode} data-testid="skeleton">
        <div className={`${styles.episodePicture} skeleton skeleton-picture screen-only`} />
        <div>
          <span className="skeleton skeleton-short" />
          <SkeletonLines titles={2} lines={3} />
        </div>
      </li>
    )}
  </ListSkeleton>
);

const rowVariant = () => 'row' as const;

export function LatestPosts() {
  const posts = useQuery(query(endpoints.latestPosts));
  if (posts.data?.length === 0) return null;
  return (
    <HomeSection
      id="blog"
      className={`${home.divided} ${home.split}`}
      label={t('navigation.blog')}
      title={<ContentText entry="blog.title" />}
      subtitle={<ContentText entry="blog.subtitle" />}
      allLink={{ to: '/blog', name: t('home.allPosts') }}
    >
      <LatestItems
        query={posts}
        errorTitle={t('blog.loadFailed')}
        skeleton={
          <FeedItemsSkeleton
            count={homeItemCount}
            label={t('blog.loading')}
            className={feedItemStyles.rows}
            variantFor={rowVariant}
          />
        }
      >
        {(latest) => (
          <ul className={feedItemStyles.rows}>
            {latest.map((item) => (
              <FeedItemCard key={item.link} item={item} categoryLinkPrefix="/blog?category=" variant="row" />
            ))}
          </ul>
        )}
      </LatestItems>
    </HomeSection>
  );
}

const variantFor = (index: number): FeedItemVariant => (index === 0 ? 'lead' : 'row');

/** The section is left out if the feed is empty or fails: the home page shows no errors of the research feed. */
export function LatestResearch() {
  const research = useQuery(query(endpoints.latestResearch));
  if (research.data ? research.data.length === 0 : research.isError) return null;
  return (
    <HomeSection
      id="research"
      label={t('navigation.research')}
      title={t('home.latestPublications')}
      allLink={{ to: '/research', name: t('home.allResearch') }}
    >
      {!research.data ? (
        <FeedItemsSkeleton
          count={homeItemCount}
          label={t('home.loadingResearch')}
          className={feedItemStyles.leadAndRows}
          variantFor={variantFor}
        />
      ) : (
        <ul className={feedItemStyles.leadAndRows}>
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
