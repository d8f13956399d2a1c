import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { aChange, aConference } from '../testing/samples';
import { renderSeoTags } from './seo-tags';

const origin = 'https://www.example.org';
const conference = aConference({ title: 'Law & order', releasedAt: '2026-03-01T04:00:00.000Z' });
const path = `/conferences/${conference.slug}`;

function render(path: string, changes: object = {}) {
  const responses = new Map<string, unknown>([
    [endpoints.conferenceBySlug(conference.slug).path, { ...conference, ...changes }],
    [endpoints.programmeChanges(conference.slug).path, { releasedAt: conference.releasedAt, changes: [aChange()] }],
  ]);
  const getData = <T>(endpoint: Endpoint<T>) => responses.get(endpoint.path) as T | undefined;
  return renderSeoTags(path, { origin, now: Date.parse('2026-06-01T00:00:00Z'), getData });
}

test('the page of a released conference and that of its changes link the feed of the changes', () => {
  const link = `<link rel="alternate" type="application/atom+xml" title="Law &amp; order: changes to the program" href="${origin}/feeds/conferences/${conference.id}.xml">`;
  expect(render(path)).toContain(link);
  expect(render(`${path}/changes`)).toContain(link);
  expect(render(path, { releasedAt: null })).not.toContain('/feeds/conferences/');
});

test('the page of changes is below that of its conference, and dated like the last change', () => {
  const html = render(`${path}/changes`);
  expect(html).toContain(
    `"position":3,"name":"Law & order","item":"${origin}${path}"},{"@type":"ListItem","position":4,"name":"Changes to the program"`,
  );
  expect(html).toContain('"dateModified":"2026-05-01T08:00:00.000Z"');
});
