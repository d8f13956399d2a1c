import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { defaultLanguage } from '@majlis/contracts/shared/languages';
import type { WithPictures } from '@majlis/contracts/shared/stored-images';
import type { ContentEntry } from '@majlis/contracts/site/content.schema';
import { type ContentLookup, createContentLookup } from '@majlis/contracts/site/content-lookup';
import { hashContent } from '../api-client.js';
import type { FetchJson, FileContext, RenderFile } from '../files/render-file.js';
import type { Messages } from '../messages.js';
import { drawOgImage, type ImageText } from '../og-images/draw.js';
import { formatDays, formatDuration, formatLocation, formatStartTime } from '../og-images/format-labels.js';
import { type Panel, preparePanel } from '../og-images/picture.js';
import { drawPodcastCover } from '../og-images/podcast-cover.js';
import { isolateDirection } from '../og-images/text-mask.js';
import type { BuildTarget, FetchWithHash, HashedResponse } from './build-target.js';
import { fileTarget } from './files.js';

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
/** All languages share this cover, because there is only one feed of the podcast. */
export const podcastCoverTarget = (): BuildTarget => ({
  ...fileTarget('/share/podcast-cover.jpg', 'images', podcastCover),
  narrowFetch,
});
export const conferenceImageTarget = (slug: string) =>
  imageTarget(`/share/conferences/${encodeURIComponent(slug)}.jpg`, conferenceImage(slug));
/** The path has the id, because slugs of sessions are unique in their conference only. */
export const sessionImageTarget = (slug: string, session: Pick<AgendaSession, 'id' | 'slug'>) =>
  imageTarget(`/share/sessions/${session.id}.jpg`, sessionImage(slug, session.slug));
export const speakerImageTarget = (slug: string) =>
  imageTarget(`/share/speakers/${encodeURIComponent(slug)}.jpg`, speakerImage(slug));
export const episodeImageTarget = (slug: string) =>
  imageTarget(`/share/podcasts/${encodeURIComponent(slug)}.jpg`, episodeImage(slug));
export const textPageImageTarget = (slug: string) =>
  imageTarget(`/share/pages/${encodeURIComponent(slug)}.jpg`, textPageImage(slug));

const maxNamedSpeakers = 4;

/** The sessions of a conference are rendered one after the other and share its picture, which takes a megabyte. */
const maxCachedPanels = 4;
const panels = new Map<string, Promise<Panel | undefined>>();

/** Fetches the picture of a row, cropped as the media library says. */
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

type ReadTexts = (
  text: ContentLookup,
  fetchJson: FetchJson,
  context: FileContext,
) => Promise<Omit<ImageText, 'site' | 'language'>>;

/** Every image has the name of the site. */
const ogImage =
  (readTexts: ReadTexts): RenderFile<Buffer> =>
  async (fetchJson, context) => {
    const text = createContentLookup(await fetchJson(endpoints.content));
    const texts = await readTexts(text, fetchJson, context);
    return drawOgImage({ ...texts, site: text('site.name'), language: context.language });
  };

const siteImage = ogImage((text) => Promise.resolve({ label: [text('site.tagline')], title: text('hero.title') }));

const podcastCover: RenderFile<Buffer> = async (fetchJson) =>
  drawPodcastCover(createContentLookup(await fetchJson(endpoints.content))('site.name'));

/** A page calls the usual type 'Academic', which names nothing where it stands alone. */
const nameConference = (type: Conference['conferenceType'], { t }: Messages): string =>
  t(type === 'academic' ? 'shareImages.academicConference' : `conference.conferenceTypes.${type}`);

const conferenceImage = (slug: string) =>
  ogImage(async (_text, fetchJson, context) => {
    const conference = await fetchJson(endpoints.conferenceBySlug(slug));
    const { conferenceType, title, subtitle, featuredImage } = conference;
    const { messages } = context;
    return {
      label: [
        nameConference(conferenceType, messages),
        formatDays(conference, messages),
        formatLocation(conference, messages),
      ],
      title,
      note: isolateDirection(subtitle),
      picture: await fetchPanel(context, featuredImage, conference),
    };
  });

const sessionImage = (slug: string, sessionSlug: string) =>
  ogImage(async (_text, fetchJson, context) => {
    const { messages } = context;
    const [conference, session] = await Promise.all([
      fetchJson(endpoints.conferenceBySlug(slug)),
      fetchJson(endpoints.sessionBySlug(slug, sessionSlug)),
    ]);
    const names = session.speakers.flatMap(({ person }) => (person ? [`${person.firstName} ${person.lastName}`] : []));
    const others =
      names.length > maxNamedSpeakers
        ? [messages.t('shareImages.moreSpeakers', { count: names.length - maxNamedSpeakers })]
        : [];
    return {
      // A text that is too long is cut at its end, so the time stands first.
      label: [
        formatStartTime(session, conference, messages),
        conference.title.length <= 40 ? conference.title : nameConference(conference.conferenceType, messages),
      ],
      title: session.title,
      note: [...names.slice(0, maxNamedSpeakers), ...others]
        .map(isolateDirection)
        .join(messages.t('lists.listSeparator')),
      picture: await fetchPanel(context, conference.featuredImage, conference),
    };
  });

const speakerImage = (slug: string) =>
  ogImage(async (_text, fetchJson, context) => {
    const { t } = context.messages;
    const speaker = await fetchJson(endpoints.speakerBySlug(slug));
    const { firstName, lastName, position, organization, photo } = speaker;
    return {
      label: [t('speakers.speaker')],
      title: `${firstName} ${lastName}`,
      note: [position, organization].filter(Boolean).map(isolateDirection).join(t('lists.listSeparator')),
      picture: await fetchPanel(context, photo, speaker),
    };
  });

const episodeImage = (slug: string) =>
  ogImage(async (_text, fetchJson, { messages }) => {
    const { title, episodeNumber, duration } = await fetchJson(endpoints.podcastEpisode(slug));
    const number = episodeNumber === undefined ? undefined : messages.t('podcasts.episode', { number: episodeNumber });
    return { label: [messages.t('navigation.podcast'), number, formatDuration(duration, messages)], title };
  });

const textPageImage = (slug: string) =>
  ogImage(async (text, fetchJson) => {
    const { title } = await fetchJson(endpoints.pageBySlug(slug));
    return { label: [text('site.tagline')], title };
  });
