import type { Conference } from '@majlis/contracts/conferences';
import { createContentLookup } from '@majlis/contracts/content-lookup';
import { endpoints } from '@majlis/contracts/endpoints';
import type { FetchJson, RenderFile } from '../texts/xml.js';
import { drawOgImage } from './draw.js';
import { isolateDirection } from './fonts.js';
import { formatDays, formatDuration, formatLocation, formatStartTime } from './format-labels.js';
import { drawPodcastCover } from './podcast-cover.js';

const namedSpeakers = 4;

async function siteName(read: FetchJson): Promise<string> {
  return createContentLookup(await read(endpoints.content))('site.name');
}

/** /share/majlis.jpg, for every page that has no picture of its own. */
export const siteImage: RenderFile<Buffer> = async (read) => {
  const text = createContentLookup(await read(endpoints.content));
  return drawOgImage({ label: [text('site.tagline')], title: text('hero.title'), site: text('site.name') });
};

/** /share/podcast-cover.jpg, which podcast apps show. */
export const podcastCover: RenderFile<Buffer> = async (read) => drawPodcastCover(await siteName(read));

const kinds: Record<Conference['conferenceType'], string> = {
  academic: 'Conference',
  workshop: 'Workshop',
  symposium: 'Symposium',
  seminar: 'Seminar',
  webinar: 'Webinar',
};

/** /share/conferences/<slug>.jpg */
export const conferenceImage =
  (slug: string): RenderFile<Buffer> =>
  async (read) => {
    const [site, conference] = await Promise.all([siteName(read), read(endpoints.conferenceBySlug(slug))]);
    const { conferenceType, title, subtitle } = conference;
    return drawOgImage({
      label: [kinds[conferenceType], formatDays(conference), formatLocation(conference)],
      title,
      note: subtitle,
      site,
    });
  };

/** /share/sessions/<id>.jpg */
export const sessionImage =
  (slug: string, id: string): RenderFile<Buffer> =>
  async (read) => {
    const [site, conference, session] = await Promise.all([
      siteName(read),
      read(endpoints.conferenceBySlug(slug)),
      read(endpoints.sessionDetail(id)),
    ]);
    const names = session.speakers.flatMap(({ person }) => (person ? [`${person.firstName} ${person.lastName}`] : []));
    const others = names.length > namedSpeakers ? [`${names.length - namedSpeakers} more`] : [];
    return drawOgImage({
      label: [
        conference.title.length <= 40 ? conference.title : kinds[conference.conferenceType],
        formatStartTime(session, conference),
      ],
      title: session.title,
      note: [...names.slice(0, namedSpeakers), ...others].map(isolateDirection).join(', '),
      site,
    });
  };

/** /share/podcasts/<slug>.jpg */
export const episodeImage =
  (slug: string): RenderFile<Buffer> =>
  async (read) => {
    const [site, episode] = await Promise.all([siteName(read), read(endpoints.podcastEpisode(slug))]);
    const { title, episodeNumber, duration } = episode;
    const number = episodeNumber === undefined ? undefined : `Episode ${episodeNumber}`;
    return drawOgImage({ label: ['Podcast', number, formatDuration(duration)], title, site });
  };
