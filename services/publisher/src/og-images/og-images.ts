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

export const siteImage: RenderFile<Buffer> = async (fetchJson, { language }) => {
  const text = createContentLookup(await fetchJson(endpoints.content));
  return drawOgImage({ label: [text('site.tagline')], title: text('hero.title'), site: text('site.name'), language });
};

export const podcastCover: RenderFile<Buffer> = async (fetchJson) => drawPodcastCover(await fetchSiteName(fetchJson));

export const conferenceImage =
  (slug: string): RenderFile<Buffer> =>
  async (fetchJson, { language, messages }) => {
    const [site, conference] = await Promise.all([
      fetchSiteName(fetchJson),
      fetchJson(endpoints.conferenceBySlug(slug)),
    ]);
    const { conferenceType, title, subtitle } = conference;
    return drawOgImage({
      label: [
        messages.conferenceTypes[conferenceType],
        formatDays(conference, messages),
        formatLocation(conference, messages),
      ],
      title,
      note: isolateDirection(subtitle),
      site,
      language,
    });
  };

export const sessionImage =
  (slug: string, sessionSlug: string): RenderFile<Buffer> =>
  async (fetchJson, { language, messages }) => {
    const [site, conference, session] = await Promise.all([
      fetchSiteName(fetchJson),
      fetchJson(endpoints.conferenceBySlug(slug)),
      fetchJson(endpoints.sessionBySlug(slug, sessionSlug)),
    ]);
    const names = session.speakers.flatMap(({ person }) => (person ? [`${person.firstName} ${person.lastName}`] : []));
    const others = names.length > maxNamedSpeakers ? [messages.others(names.length - maxNamedSpeakers)] : [];
    return drawOgImage({
      // A text that is too long is cut at its end, so the time stands first.
      label: [
        formatStartTime(session, conference, messages),
        conference.title.length <= 40 ? conference.title : messages.conferenceTypes[conference.conferenceType],
      ],
      title: session.title,
      note: [...names.slice(0, maxNamedSpeakers), ...others].map(isolateDirection).join(messages.listSeparator),
      site,
      language,
    });
  };

export const speakerImage =
  (slug: string): RenderFile<Buffer> =>
  async (fetchJson, { language, messages }) => {
    const [site, speaker] = await Promise.all([fetchSiteName(fetchJson), fetchJson(endpoints.speakerBySlug(slug))]);
    const { firstName, lastName, position, organization } = speaker;
    const note = [position, organization].filter(Boolean).map(isolateDirection).join(messages.listSeparator);
    return drawOgImage({ label: [messages.speaker], title: `${firstName} ${lastName}`, note, site, language });
  };

export const episodeImage =
  (slug: string): RenderFile<Buffer> =>
  async (fetchJson, { language, messages }) => {
    const [site, episode] = await Promise.all([fetchSiteName(fetchJson), fetchJson(endpoints.podcastEpisode(slug))]);
    const { title, episodeNumber, duration } = episode;
    const number = episodeNumber === undefined ? undefined : messages.episode(episodeNumber);
    return drawOgImage({
      label: [messages.podcast, number, formatDuration(duration, messages)],
      title,
      site,
      language,
    });
  };

export const textPageImage =
  (slug: string): RenderFile<Buffer> =>
  async (fetchJson, { language }) => {
    const [entries, { title }] = await Promise.all([
      fetchJson(endpoints.content),
      fetchJson(endpoints.pageBySlug(slug)),
    ]);
    const text = createContentLookup(entries);
    return drawOgImage({ label: [text('site.tagline')], title, site: text('site.name'), language });
  };
