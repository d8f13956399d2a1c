import type { Conference } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import { siteTexts } from '@majlis/contracts/site-texts';
import type { ReadAnswer, Write } from '../texts/writing.js';
import { drawPicture } from './draw.js';
import { isolated } from './fonts.js';
import { drawPodcastCover } from './podcast-cover.js';
import { daysInWords, lengthInWords, placeInWords, timeInWords } from './words.js';

const namedSpeakers = 4;

async function siteName(read: ReadAnswer): Promise<string> {
  return siteTexts(await read(reads.content))('site.name');
}

/** /share/majlis.jpg, for every page that has no picture of its own. */
export const sitePicture: Write<Buffer> = async (read) => {
  const text = siteTexts(await read(reads.content));
  return drawPicture({ label: [text('site.tagline')], title: text('hero.title'), site: text('site.name') });
};

/** /share/podcast-cover.jpg, which podcast apps show. */
export const podcastCover: Write<Buffer> = async (read) => drawPodcastCover(await siteName(read));

const kinds: Record<Conference['conferenceType'], string> = {
  academic: 'Conference',
  workshop: 'Workshop',
  symposium: 'Symposium',
  seminar: 'Seminar',
  webinar: 'Webinar',
};

/** /share/conferences/<slug>.jpg */
export const conferencePicture =
  (slug: string): Write<Buffer> =>
  async (read) => {
    const [site, conference] = await Promise.all([siteName(read), read(reads.conferenceBySlug(slug))]);
    const { conferenceType, title, subtitle } = conference;
    return drawPicture({
      label: [kinds[conferenceType], daysInWords(conference), placeInWords(conference)],
      title,
      note: subtitle,
      site,
    });
  };

/** /share/sessions/<id>.jpg */
export const sessionPicture =
  (slug: string, id: string): Write<Buffer> =>
  async (read) => {
    const [site, conference, session] = await Promise.all([
      siteName(read),
      read(reads.conferenceBySlug(slug)),
      read(reads.sessionDetail(id)),
    ]);
    const names = session.speakers.flatMap(({ person }) => (person ? [`${person.firstName} ${person.lastName}`] : []));
    const others = names.length > namedSpeakers ? [`${names.length - namedSpeakers} more`] : [];
    return drawPicture({
      label: [
        conference.title.length <= 40 ? conference.title : kinds[conference.conferenceType],
        timeInWords(session, conference),
      ],
      title: session.title,
      note: [...names.slice(0, namedSpeakers), ...others].map(isolated).join(', '),
      site,
    });
  };

/** /share/podcasts/<slug>.jpg */
export const episodePicture =
  (slug: string): Write<Buffer> =>
  async (read) => {
    const [site, episode] = await Promise.all([siteName(read), read(reads.podcastEpisode(slug))]);
    const { title, episodeNumber, duration } = episode;
    const number = episodeNumber === undefined ? undefined : `Episode ${episodeNumber}`;
    return drawPicture({ label: ['Podcast', number, lengthInWords(duration)], title, site });
  };
