import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ProgrammeChange, PublishedSession } from '@majlis/contracts/programme/programme-changes';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import Parser from 'rss-parser';
import { fileContext } from '../../testing/file-context.js';
import { renderChangesFeed } from './changes-feed.js';
import type { FetchJson } from './render-file.js';

const context = fileContext(Date.parse('2026-06-01T00:00:00Z'));
const conference = {
  id: '6f6b6c1e-52a1-4e2c-9a3f-0d6d7f0a1b2c',
  slug: 'مجلس',
  title: 'Faith & <self-government>',
  timezone: 'Asia/Kuala_Lumpur',
};
const session = (changes: Partial<PublishedSession> = {}): PublishedSession => ({
  title: 'Counsel',
  startTime: '2026-12-12T01:00:00.000Z',
  endTime: '2026-12-12T02:30:00.000Z',
  location: 'Hall A',
  speakers: ['Salma Idris', 'ليلى منصور'],
  ...changes,
});
const change = (id: string, changes: Partial<ProgrammeChange>): ProgrammeChange => ({
  id,
  sessionId: 's',
  slug: 'counsel',
  at: '2026-05-02T08:00:00.000Z',
  before: session(),
  after: session(),
  ...changes,
});
const later = { startTime: '2026-12-13T02:00:00.000Z', endTime: '2026-12-13T03:00:00.000Z' };

async function parse(changes: ProgrammeChange[]) {
  const responses = new Map<string, unknown>([
    [endpoints.content.path, [{ key: 'site.name', content: 'The Council' }]],
    [endpoints.conferenceBySlug('مجلس').path, conference],
    [endpoints.programmeChanges('مجلس').path, { releasedAt: '2026-03-01T04:00:00.000Z', changes }],
  ]);
  const fetchJson: FetchJson = async <T>({ path }: Endpoint<T>) => responses.get(path) as T;
  const xml = await renderChangesFeed('مجلس')(fetchJson, context);
  return { xml, feed: await new Parser().parseString(xml) };
}

test('each change is an entry with an id of its own, what was and what is, and a link', async () => {
  const { xml, feed } = await parse([
    change('9-s', { after: session(later) }),
    change('8-s', { after: session({ location: '', title: 'A < B & “C”' }) }),
    change('7-s', { before: null }),
    change('6-s', { after: null, slug: null, at: '2026-05-01T08:00:00.000Z' }),
  ]);
  expect(feed).toMatchObject({
    title: 'Faith & <self-government>: changes to the program',
    link: `https://www.example.org/conferences/${encodeURIComponent('مجلس')}/changes`,
    feedUrl: `https://www.example.org/feeds/conferences/${conference.id}.xml`,
  });
  expect(xml).toContain('<updated>2026-05-02T08:00:00.000Z</updated>');
  const pages = `https://www.example.org/conferences/${encodeURIComponent('مجلس')}`;
  expect(feed.items.map(({ title, link, summary, isoDate }) => [title, link, summary, isoDate])).toEqual([
    [
      'Moved: Counsel',
      `${pages}/sessions/counsel`,
      'Time: Sat 12 Dec, 09:00–10:30 → Sun 13 Dec, 10:00–11:00',
      '2026-05-02T08:00:00.000Z',
    ],
    [
      'Room changed: A < B & “C”',
      `${pages}/sessions/counsel`,
      'Room: Hall A → none\nTitle: Counsel → A < B & “C”',
      '2026-05-02T08:00:00.000Z',
    ],
    [
      'New: Counsel',
      `${pages}/sessions/counsel`,
      'Sat 12 Dec, 09:00–10:30\nHall A\nSalma Idris, ليلى منصور',
      '2026-05-02T08:00:00.000Z',
    ],
    [
      'Cancelled: Counsel',
      `${pages}/changes`,
      'Sat 12 Dec, 09:00–10:30\nHall A\nSalma Idris, ليلى منصور',
      '2026-05-01T08:00:00.000Z',
    ],
  ]);
  const ids = feed.items.map((item) => (item as { id?: string }).id);
  expect(new Set(ids).size).toBe(4);
  expect(ids[0]).toBe(`https://www.example.org/conferences/${conference.id}/changes#9-s`);
});

test('a feed without changes is valid', async () => {
  const { feed } = await parse([]);
  expect(feed.items).toEqual([]);
});
