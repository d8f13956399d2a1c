import type { Conference } from '@majlis/contracts/conferences';
import { createContentLookup } from '@majlis/contracts/content-lookup';
import { endpoints } from '@majlis/contracts/endpoints';
import type { FetchJson, RenderFile } from '../texts/render-file.js';
import { drawOgImage } from './draw.js';
import { isolateDirection } from './fonts.js';
import { formatDays, formatDuration, formatLocation, formatStartTime } from './format-labels.js';
import { drawPodcastCover } from './podcast-cover.js';

const maxNamedSpeakers = 4;

async function fetchSiteName(fetchJson: FetchJson): Promise<string> {
  return createContentLookup(await fetchJson(endpoints.content))('site.name');
}

export const siteImage: RenderFile<Buffer> = async (fetchJson) => {
  const text = createContentLookup(await fetchJson(endpoints.content));
  return drawOgImage({ label: [text('site.tagline')], title: text('hero.title'), site: text('site.name') });
};

export const podcastCover: RenderFile<Buffer> = async (fetchJson) => drawPodcastCover(await fetchSiteName(fetchJson));

const typeLabels: Record<Conference['conferenceType'], string> = {
  academic: 'Conference',
  workshop: 'Workshop',
  symposium: 'Symposium',
  seminar: 'Seminar',
  webinar: 'Webinar',
};

export const conferenceImage =
  (slug: string): RenderFile<Buffer> =>
  async (fetchJson) => {
    const [site, conference] = await Promise.all([
      fetchSiteName(fetchJson),
      fetchJson(endpoints.conferenceBySlug(slug)),
    ]);
    const { conferenceType, title, subtitle } = conference;
    return drawOgImage({
      label: [typeLabels[conferenceType], formatDays(conference), formatLocation(conference)],
      title,
      note: subtitle,
      site,
    });
  };

export const sessionImage =
  (slug: string, id: string): RenderFile<Buffer> =>
  async (fetchJson) => {
    const [site, conference, session] = await Promise.all([
      fetchSiteName(fetchJson),
      fetchJson(endpoints.conferenceBySlug(slug)),
      fetchJson(endpoints.sessionDetail(id)),
    ]);
    const names = session.speakers.flatMap(({ person }) => (person ? [`${person.firstName} ${person.lastName}`] : []));
    const others = names.length > maxNamedSpeakers ? [`${names.length - maxNamedSpeakers} more`] : [];
    return drawOgImage({
      label: [
        conference.title.length <= 40 ? conference.title : typeLabels[conference.conferenceType],
        formatStartTime(session, conference),
      ],
      title: session.title,
      note: [...names.slice(0, maxNamedSpeakers), ...others].map(isolateDirection).join(', '),
      site,
    });
  };

export const speakerImage =
  (slug: string): RenderFile<Buffer> =>
  async (fetchJson) => {
    const [site, speaker] = await Promise.all([fetchSiteName(fetchJson), fetchJson(endpoints.speakerBySlug(slug))]);
    const { firstName, lastName, position, organization } = speaker;
    const note = [position, organization].filter(Boolean).map(isolateDirection).join(', ');
    return drawOgImage({ label: ['Speaker'], title: `${firstName} ${lastName}`, note, site });
  };

export const episodeImage =
  (slug: string): RenderFile<Buffer> =>
  async (fetchJson) => {
    const [site, episode] = await Promise.all([fetchSiteName(fetchJson), fetchJson(endpoints.podcastEpisode(slug))]);
    const { title, episodeNumber, duration } = episode;
    const number = episodeNumber === undefined ? undefined : `Episode ${episodeNumber}`;
    return drawOgImage({ label: ['Podcast', number, formatDuration(duration)], title, site });
  };

export const textPageImage =
  (slug: string): RenderFile<Buffer> =>
  async (fetchJson) => {
    const [entries, { title }] = await Promise.all([
      fetchJson(endpoints.content),
      fetchJson(endpoints.pageBySlug(slug)),
    ]);
    const text = createContentLookup(entries);
    return drawOgImage({ label: [text('site.tagline')], title, site: text('site.name') });
  };
