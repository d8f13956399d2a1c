import type { ContentEntry } from '@majlis/contracts/content';
import { reads } from '@majlis/contracts/endpoints';
import { hashOf } from '../reads.js';
import {
  conferencePicture,
  episodePicture,
  podcastCover,
  sessionPicture,
  sitePicture,
} from '../share-pictures/share-pictures.js';
import type { Write } from '../texts/writing.js';
import type { HashedAnswer, HashedRead, Output } from './output.js';
import { written } from './texts.js';

/** Drawing takes longer than writing a page: of the texts of the site only those that a picture shows count. */
const isShown = ({ key }: ContentEntry) => /^(site|hero)\./.test(key);

const shortened = new WeakMap<HashedAnswer, HashedAnswer>();

function shownTexts(answer: HashedAnswer): HashedAnswer {
  const known = shortened.get(answer);
  if (known || answer.status !== 200) return known ?? answer;
  const text = JSON.stringify((JSON.parse(answer.text) as ContentEntry[]).filter(isShown));
  const short = { status: 200, text, hash: hashOf(text) };
  shortened.set(answer, short);
  return short;
}

const lens =
  (read: HashedRead): HashedRead =>
  async (path) =>
    path === reads.content.path ? shownTexts(await read(path)) : read(path);

const picture = (address: string, draw: Write<Buffer>): Output => ({ ...written(address, 'pictures', draw), lens });

export const pictureOfSite = () => picture('/share/majlis.jpg', sitePicture);
export const coverOfPodcast = () => picture('/share/podcast-cover.jpg', podcastCover);
export const pictureOfConference = (slug: string) =>
  picture(`/share/conferences/${encodeURIComponent(slug)}.jpg`, conferencePicture(slug));
export const pictureOfSession = (slug: string, id: string) =>
  picture(`/share/sessions/${id}.jpg`, sessionPicture(slug, id));
export const pictureOfEpisode = (slug: string) =>
  picture(`/share/podcasts/${encodeURIComponent(slug)}.jpg`, episodePicture(slug));
