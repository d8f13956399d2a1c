import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import {
  type Clock,
  changesFeedPath,
  describeChangedParts,
  formatSessionTime,
  nameChange,
  type ProgrammeChange,
} from '@majlis/contracts/programme/programme-changes';
import { pathInLanguage } from '@majlis/contracts/shared/languages';
import { createContentLookup } from '@majlis/contracts/site/content-lookup';
import type { Messages } from '../messages.js';
import { formatShortDay, formatTime } from '../og-images/format-labels.js';
import { type AtomEntry, renderAtom } from './feeds.js';
import { absoluteUrl, type FileContext, pageUrl, type RenderFile } from './render-file.js';

/** Renders the feed of what has changed in the programme of a conference since its release. */
export const renderChangesFeed =
  (slug: string): RenderFile<string> =>
  async (fetchJson, context) => {
    const { origin, now, language, messages } = context;
    const text = createContentLookup(await fetchJson(endpoints.content));
    const conference = await fetchJson(endpoints.conferenceBySlug(slug));
    const { releasedAt, changes } = await fetchJson(endpoints.programmeChanges(slug));
    return renderAtom({
      url: new URL(pathInLanguage(changesFeedPath(conference.id), language), origin).href,
      language: language.tag,
      title: messages.t('seo.changesFeedTitle', { conference: conference.title }),
      subtitle: messages.t('changesFeed.sinceRelease', { day: clockOf(conference, messages).day(releasedAt) }),
      author: text('site.name'),
      pageUrl: pageUrl(context, 'conferences', slug, 'changes'),
      icon: absoluteUrl(origin, 'icon-192.png'),
      now,
      entries: changes.map((change) => toEntry(change, conference, context)),
    });
  };

const clockOf = ({ timezone }: Conference, messages: Messages): Clock => ({
  time: (instant) => formatTime(instant, timezone, messages),
  day: (instant) => formatShortDay(instant, timezone, messages),
});

function toEntry(change: ProgrammeChange, conference: Conference, context: FileContext): AtomEntry {
  const { id, slug, at, before, after } = change;
  const { messages } = context;
  const page = ['conferences', conference.slug];
  return {
    id: `${pageUrl(context, 'conferences', conference.id, 'changes')}#${id}`,
    title: `${messages.t(`changes.changeNames.${nameChange(change)}`)}: ${(after ?? before)?.title}`,
    url: pageUrl(context, ...page, ...(slug === null ? ['changes'] : ['sessions', slug])),
    updated: at,
    summary: summarize(change, clockOf(conference, messages), messages),
  };
}

function summarize({ before, after }: ProgrammeChange, clock: Clock, { t }: Messages): string {
  const listSeparator = t('lists.listSeparator');
  const list = (texts: string[]) => texts.join(listSeparator) || t('changes.none');
  if (before && after)
    return describeChangedParts(before, after, clock)
      .map(
        (part) =>
          `${t(`changes.changedParts.${part.name}`)}: ${list(part.before)}${t('changes.arrow')}${list(part.after)}`,
      )
      .join('\n');
  const session = after ?? before;
  if (!session) return '';
  return [formatSessionTime(session, clock), session.location, session.speakers.join(listSeparator)]
    .filter(Boolean)
    .join('\n');
}
