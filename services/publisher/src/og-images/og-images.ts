import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { WithPictures } from '@majlis/contracts/shared/stored-images';
import { createContentLookup } from '@majlis/contracts/site/content-lookup';
import type { Messages } from '../messages.js';
import type { FetchJson, FileContext, RenderFile } from '../texts/render-file.js';
import { drawOgImage } from './draw.js';
import { isolateDirection } from './fonts.js';
import { formatDays, formatDuration, formatLocation, formatStartTime } from './format-labels.js';
import { type Panel, preparePanel } from './picture.js';
import { drawPodcastCover } from './podcast-cover.js';

const maxNamedSpeakers = 4;

async function fetchSiteName(fetchJson: FetchJson): Promise<string> {
  return createContentLookup(await fetchJson(endpoints.content))('site.name');
}

/** The sessions of a conference are rendered one after the other and share its picture, which takes a megabyte. */
const maxCachedPanels = 4;
const panels = new Map<string, Promise<Panel | undefined>>();

/** The picture of a row, as the media library says that it is cropped. */
function fetchPanel(
  { fetchPicture }: FileContext,
  url: string,
  { pictures }: WithPictures,
): Promise<Panel | undefined> {
  if (!url) return Promise.resolve(undefined);
  const focus = pictures?.[url]?.focus;
  const key = `${url} ${focus}`;
  const panel = panels.get(key) ?? fetchPicture(url).then((bytes) => bytes && preparePanel(bytes, focus));
  panels.delete(key);
  panels.set(key, panel);
  panel.catch(() => panels.delete(key));
  for (const oldest of [...panels.keys()].slice(0, -maxCachedPanels)) panels.delete(oldest);
  return panel;
}

export const siteImage: RenderFile<Buffer> = async (fetchJson, { language }) => {
  const text = createContentLookup(await fetchJson(endpoints.content));
  return drawOgImage({ label: [text('site.tagline')], title: text('hero.title'), site: text('site.name'), language });
};

export const podcastCover: RenderFile<Buffer> = async (fetchJson) => drawPodcastCover(await fetchSiteName(fetchJson));

/** A page calls the usual type 'Academic', which names nothing where it stands alone. */
const nameConference = (type: Conference['conferenceType'], { t }: Messages): string =>
  t(type === 'academic' ? 'shareImages.academicConference' : `conference.conferenceTypes.${type}`);

export const conferenceImage =
  (slug: string): RenderFile<Buffer> =>
  async (fetchJson, context) => {
    const { language, messages } = context;
    const [site, conference] = await Promise.all([
      fetchSiteName(fetchJson),
      fetchJson(endpoints.conferenceBySlug(slug)),
    ]);
    const { conferenceType, title, subtitle } = conference;
    return drawOgImage({
      label: [
        nameConference(conferenceType, messages),
        formatDays(conference, messages),
        formatLocation(conference, messages),
      ],
      title,
      note: isolateDirection(subtitle),
      site,
      language,
      picture: await fetchPanel(context, conference.featuredImage, conference),
    });
  };

export const sessionImage =
  (slug: string, sessionSlug: string): RenderFile<Buffer> =>
  async (fetchJson, context) => {
    const { language, messages } = context;
    const [site, conference, session] = await Promise.all([
      fetchSiteName(fetchJson),
      fetchJson(endpoints.conferenceBySlug(slug)),
      fetchJson(endpoints.sessionBySlug(slug, sessionSlug)),
    ]);
    const names = session.speakers.flatMap(({ person }) => (person ? [`${person.firstName} ${person.lastName}`] : []));
    const others =
      names.length > maxNamedSpeakers
        ? [messages.t('shareImages.moreSpeakers', { count: names.length - maxNamedSpeakers })]
        : [];
    return drawOgImage({
      // A text that is too long is cut at its end, so the time stands first.
      label: [
        formatStartTime(session, conference, messages),
        conference.title.length <= 40 ? conference.title : nameConference(conference.conferenceType, messages),
      ],
      title: session.title,
      note: [...names.slice(0, maxNamedSpeakers), ...others]
        .map(isolateDirection)
        .join(messages.t('lists.listSeparator')),
      site,
      language,
      picture: await fetchPanel(context, conference.featuredImage, conference),
    });
  };

export const speakerImage =
  (slug: string): RenderFile<Buffer> =>
  async (fetchJson, context) => {
    const { language, messages } = context;
    const [site, speaker] = await Promise.all([fetchSiteName(fetchJson), fetchJson(endpoints.speakerBySlug(slug))]);
    const { firstName, lastName, position, organization, photo } = speaker;
    const note = [position, organization].filter(Boolean).map(isolateDirection).join(messages.t('lists.listSeparator'));
    const picture = await fetchPanel(context, photo, speaker);
    return drawOgImage({
      label: [messages.t('speakers.speaker')],
      title: `${firstName} ${lastName}`,
      note,
      site,
      language,
      picture,
    });
  };

export const episodeImage =
  (slug: string): RenderFile<Buffer> =>
  async (fetchJson, { language, messages }) => {
    const [site, episode] = await Promise.all([fetchSiteName(fetchJson), fetchJson(endpoints.podcastEpisode(slug))]);
    const { title, episodeNumber, duration } = episode;
    const number = episodeNumber === undefined ? undefined : messages.t('podcasts.episode', { number: episodeNumber });
    return drawOgImage({
      label: [messages.t('podcasts.podcast'), number, formatDuration(duration, messages)],
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
