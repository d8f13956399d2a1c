import type { EpisodeSummary } from '@majlis/contracts/feed-items';

/** The episodes that came out nearest to this one, newest first. */
export function nearestEpisodes(all: EpisodeSummary[], to: EpisodeSummary, count: number): EpisodeSummary[] {
  const time = ({ pubDate }: EpisodeSummary) => Date.parse(pubDate);
  const distance = (episode: EpisodeSummary) => Math.abs(time(episode) - time(to));
  return all
    .filter(({ slug }) => slug !== to.slug)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .sort((one, other) => time(other) - time(one));
}
