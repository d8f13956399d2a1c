import { endpoints } from '@majlis/contracts/api/endpoints';
import { type PodcastEpisode, relatedEpisodeCount } from '@majlis/contracts/feeds/feed-items';
import type { SiteLanguage } from '@majlis/contracts/shared/languages';
import { fetchJson, hashContent } from '../api-client.js';
import { timeOf } from '../files/render-file.js';
import type { BuildTarget, FetchWithHash, HashedResponse } from './build-target.js';

type FindResponse = (slug: string) => object | undefined;
type Responses = { [read: string]: FindResponse };

const singleEpisodePath = /^\/api\/podcast-episodes\/(slug|related)\/([^?/]+)/;

const responsesByList = new WeakMap<object, Responses>();

/**
 * Responds to reads of single episodes from the list of all: one request is enough, although a feed has thousands of episodes and
 * each change of it may change any of them. The texts of feeds are the same in all languages.
 */
export const respondFromEpisodeList =
  (fetchHashed: FetchWithHash): FetchWithHash =>
  async (apiPath) => {
    const [, read = '', slug = ''] = singleEpisodePath.exec(apiPath) ?? [];
    if (!read) return fetchHashed(apiPath);
    const episodes = await fetchJson(fetchHashed, endpoints.allPodcastEpisodes);
    const responses = responsesByList.get(episodes) ?? createResponses(episodes);
    responsesByList.set(episodes, responses);
    const response = responses[read]?.(decodeURIComponent(slug));
    return response ? toResponse(JSON.stringify(response)) : fetchHashed(apiPath);
  };

/** Makes the target read episodes from the list, in each language. */
export function withEpisodeList(target: BuildTarget): BuildTarget {
  const { narrowFetch = (fetchHashed: FetchWithHash) => fetchHashed, inLanguage } = target;
  return {
    ...target,
    narrowFetch: (fetchHashed) => narrowFetch(respondFromEpisodeList(fetchHashed)),
    ...(inLanguage && { inLanguage: (language: SiteLanguage) => withEpisodeList(inLanguage(language)) }),
  };
}

const toResponse = (text: string): HashedResponse => ({ status: 200, text, hash: hashContent(`200 ${text}`) });

/** Related episodes are the nearest by date, as `relatedEpisodesSql` of the feeds service finds them. */
function createResponses(episodes: PodcastEpisode[]): Responses {
  const newestFirst = episodes
    .map((episode) => ({ episode, time: timeOf(episode), isPinned: Number(episode.isPinned ?? false) }))
    .sort((one, other) => other.time - one.time || other.isPinned - one.isPinned);
  const positions = new Map(newestFirst.map(({ episode }, position) => [episode.slug, position]));
  const find = (slug: string) => newestFirst[positions.get(slug) ?? -1];
  const related: FindResponse = (slug) => {
    const target = find(slug);
    const position = positions.get(slug);
    if (!target || position === undefined) return undefined;
    let first = Math.max(0, position - relatedEpisodeCount);
    // Of episodes with the same time, those that come first in the list are related, so the range begins with the first of them.
    while (first > 0 && newestFirst[first - 1]?.time === newestFirst[first]?.time) first -= 1;
    const distance = ({ time }: { time: number }) => Math.abs(time - target.time);
    const others = newestFirst.slice(first, position + relatedEpisodeCount + 1).filter((other) => other !== target);
    const nearest = others
      .toSorted((one, other) => distance(one) - distance(other) || other.isPinned - one.isPinned)
      .slice(0, relatedEpisodeCount);
    return others.filter((other) => nearest.includes(other)).map(({ episode }) => toSummary(episode));
  };
  return { slug: (slug) => find(slug)?.episode, related };
}

const toSummary = ({
  fullDescription,
  audioType,
  audioBytes,
  guid,
  transcripts,
  chapters,
  ...summary
}: PodcastEpisode) => summary;
