import { endpoints } from '@majlis/contracts/api/endpoints';
import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { defaultLanguage } from '@majlis/contracts/shared/languages';
import type { ContentEntry } from '@majlis/contracts/site/content.schema';
import { hashContent } from '../api-client.js';
import {
  conferenceImage,
  episodeImage,
  podcastCover,
  sessionImage,
  siteImage,
  speakerImage,
  textPageImage,
} from '../og-images/og-images.js';
import type { RenderFile } from '../texts/render-file.js';
import type { BuildTarget, FetchWithHash, HashedResponse } from './build-target.js';
import { fileTarget } from './texts.js';

/** Images are slow to render, so a change of other texts must not make them stale. */
const isVisibleInImage = ({ key }: ContentEntry) => /^(site|hero)\./.test(key);

const narrowedResponses = new WeakMap<HashedResponse, HashedResponse>();

function narrowContent(response: HashedResponse): HashedResponse {
  const cached = narrowedResponses.get(response);
  if (cached || response.status !== 200) return cached ?? response;
  const text = JSON.stringify((JSON.parse(response.text) as ContentEntry[]).filter(isVisibleInImage));
  const narrowed = { status: 200, text, hash: hashContent(text) };
  narrowedResponses.set(response, narrowed);
  return narrowed;
}

const narrowFetch =
  (fetchHashed: FetchWithHash): FetchWithHash =>
  async (apiPath) =>
    apiPath.split('?')[0] === endpoints.content.path ? narrowContent(await fetchHashed(apiPath)) : fetchHashed(apiPath);

function imageTarget(path: string, render: RenderFile<Buffer>, language = defaultLanguage): BuildTarget {
  return {
    ...fileTarget(path, 'images', render, false, language),
    narrowFetch,
    inLanguage: (other) => imageTarget(path, render, other),
  };
}

export const siteImageTarget = () => imageTarget('/share/majlis.jpg', siteImage);
/** Of the only feed of the podcast. */
export const podcastCoverTarget = (): BuildTarget => ({
  ...fileTarget('/share/podcast-cover.jpg', 'images', podcastCover),
  narrowFetch,
});
export const conferenceImageTarget = (slug: string) =>
  imageTarget(`/share/conferences/${encodeURIComponent(slug)}.jpg`, conferenceImage(slug));
/** By id, because slugs of sessions are unique in their conference only. */
export const sessionImageTarget = (slug: string, session: Pick<AgendaSession, 'id' | 'slug'>) =>
  imageTarget(`/share/sessions/${session.id}.jpg`, sessionImage(slug, session.slug));
export const speakerImageTarget = (slug: string) =>
  imageTarget(`/share/speakers/${encodeURIComponent(slug)}.jpg`, speakerImage(slug));
export const episodeImageTarget = (slug: string) =>
  imageTarget(`/share/podcasts/${encodeURIComponent(slug)}.jpg`, episodeImage(slug));
export const textPageImageTarget = (slug: string) =>
  imageTarget(`/share/pages/${encodeURIComponent(slug)}.jpg`, textPageImage(slug));
