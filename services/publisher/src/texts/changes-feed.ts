import type { Conference } from '@majlis/contracts/conferences';
import { createContentLookup } from '@majlis/contracts/content-lookup';
import { endpoints } from '@majlis/contracts/endpoints';
import {
  type Clock,
  changesFeedPath,
  describeChangedParts,
  formatSessionTime,
  nameChange,
  type ProgrammeChange,
} from '@majlis/contracts/programme-changes';
import { formatShortDay, formatTime } from '../og-images/format-labels.js';
import { type AtomEntry, renderAtom } from './atom.js';
import { absoluteUrl, type RenderFile } from './render-file.js';

/** What has changed in the programme of a conference since its release. */
export const renderChangesFeed =
  (slug: string): RenderFile<string> =>
  async (fetchJson, { origin, now }) => {
    const text = createContentLookup(await fetchJson(endpoints.content));
    const conference = await fetchJson(endpoints.conferenceBySlug(slug));
    const { releasedAt, changes } = await fetchJson(endpoints.programmeChanges(slug));
    return renderAtom({
      url: new URL(changesFeedPath(conference.id), origin).href,
      title: `${conference.title}: changes to the program`,
      subtitle: `What has changed since the release on ${clockOf(conference).day(releasedAt)}`,
      author: text('site.name'),
      pageUrl: absoluteUrl(origin, 'conferences', slug, 'changes'),
      icon: absoluteUrl(origin, 'icon-192.png'),
      now,
      entries: changes.map((change) => toEntry(change, conference, origin)),
    });
  };

const clockOf = ({ timezone }: Conference): Clock => ({
  time: (instant) => formatTime(instant, timezone),
  day: (instant) => formatShortDay(instant, timezone),
});

function toEntry(change: ProgrammeChange, conference: Conference, origin: string): AtomEntry {
  const { id, slug, at, before, after } = change;
  const page = ['conferences', conference.slug];
  return {
    id: `${absoluteUrl(origin, 'conferences', conference.id, 'changes')}#${id}`,
    title: `${nameChange(change)}: ${(after ?? before)?.title}`,
    url: absoluteUrl(origin, ...page, ...(slug === null ? ['changes'] : ['sessions', slug])),
    updated: at,
    summary: summarize(change, clockOf(conference)),
  };
}

function summarize({ before, after }: ProgrammeChange, clock: Clock): string {
  if (before && after)
    return describeChangedParts(before, after, clock)
      .map((part) => `${part.name}: ${part.before.join(', ') || 'none'} → ${part.after.join(', ') || 'none'}`)
      .join('\n');
  const session = after ?? before;
  if (!session) return '';
  return [formatSessionTime(session, clock), session.location, session.speakers.join(', ')].filter(Boolean).join('\n');
}
