import type { ContentEntry } from '@majlis/contracts/content';
import { endpoints } from '@majlis/contracts/endpoints';
import { hashContent } from '../api-client.js';
import { conferenceImage, episodeImage, podcastCover, sessionImage, siteImage } from '../og-images/og-images.js';
import type { RenderFile } from '../texts/xml.js';
import type { BuildTarget, FetchWithHash, HashedResponse } from './build-target.js';
import { fileTarget } from './texts.js';

/** Drawing takes longer than writing a page: of the texts of the site only those that a picture shows count. */
const isVisibleInImage = ({ key }: ContentEntry) => /^(site|hero)\./.test(key);

const narrowedResponses = new WeakMap<HashedResponse, HashedResponse>();

function narrowContent(answer: HashedResponse): HashedResponse {
  const known = narrowedResponses.get(answer);
  if (known || answer.status !== 200) return known ?? answer;
  const text = JSON.stringify((JSON.parse(answer.text) as ContentEntry[]).filter(isVisibleInImage));
  const short = { status: 200, text, hash: hashContent(text) };
  narrowedResponses.set(answer, short);
  return short;
}

const lens =
  (read: FetchWithHash): FetchWithHash =>
  async (path) =>
    path === endpoints.content.path ? narrowContent(await read(path)) : read(path);

const imageTarget = (address: string, draw: RenderFile<Buffer>): BuildTarget => ({
  ...fileTarget(address, 'pictures', draw),
  lens,
});

export const siteImageTarget = () => imageTarget('/share/majlis.jpg', siteImage);
export const podcastCoverTarget = () => imageTarget('/share/podcast-cover.jpg', podcastCover);
export const conferenceImageTarget = (slug: string) =>
  imageTarget(`/share/conferences/${encodeURIComponent(slug)}.jpg`, conferenceImage(slug));
export const sessionImageTarget = (slug: string, id: string) =>
  imageTarget(`/share/sessions/${id}.jpg`, sessionImage(slug, id));
export const episodeImageTarget = (slug: string) =>
  imageTarget(`/share/podcasts/${encodeURIComponent(slug)}.jpg`, episodeImage(slug));
