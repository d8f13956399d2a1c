import { contentDefaults } from '@majlis/contracts/site/content-defaults';
import {
  aContentEntry,
  aFeedSource,
  aHeroImage,
  aListedConference,
  aPartner,
  aSystemStatus,
  aTeamMember,
  aTimelineEvent,
} from '../../../testing/staff-samples';
import { collectAlerts, type DashboardData } from './collect-alerts';

const allTexts = Object.keys(contentDefaults).map((key) => aContentEntry({ key }));
const withoutAlerts: DashboardData = {
  content: allTexts,
  heroImages: [aHeroImage()],
  timelineEvents: [aTimelineEvent()],
  teamMembers: [aTeamMember()],
  partners: [aPartner()],
  testimonials: [],
  conferences: [],
  feedSources: [aFeedSource()],
  system: aSystemStatus(),
};
const textsOf = (lists: Partial<DashboardData>) =>
  collectAlerts({ ...withoutAlerts, ...lists }).map(({ text }) => text);

test('there are no alerts when all texts are written and everything is active and large enough', () => {
  expect(textsOf({})).toEqual([]);
});

test('missing, hidden or small hero images raise alerts', () => {
  const small = aHeroImage({ order: 1, url: '/images/carousel/0a1b2c-800x450.webp' });
  const hidden = aHeroImage({ order: 2, isActive: false });
  expect(textsOf({ heroImages: [small, hidden] })).toEqual([
    'One hero image is narrower than 1920 px.',
    'One hero image is inactive and not shown.',
  ]);
  expect(textsOf({ heroImages: [] })).toEqual(['No hero image is active. The home page shows the built-in images.']);
});

test('hidden rows of every kind raise alerts', () => {
  const lists = {
    content: allTexts.slice(2),
    timelineEvents: [aTimelineEvent({ isActive: false }), aTimelineEvent({ order: 1, isActive: false })],
    teamMembers: [aTeamMember({ categories: [] }), aTeamMember({ order: 1, categories: [], isActive: false })],
    partners: [aPartner({ isActive: false })],
  };
  expect(textsOf(lists)).toEqual([
    '2 timeline events are inactive and not shown.',
    'One team member is inactive and not shown.',
    'One partner is inactive and not shown.',
    'One team member is in no section and not shown.',
    '2 texts still have their default wording.',
  ]);
});

test('upcoming conferences without a programme and overdue drafts raise alerts', () => {
  const counts = { sessions: 0, speakers: 0, partners: 0, documents: 0 };
  const [past, future] = ['2020-03-12T09:00:00.000Z', '2120-03-12T09:00:00.000Z'];
  const conferences = [
    aListedConference({ counts, startDate: future, endDate: future }),
    aListedConference({ startDate: future, endDate: future }),
    aListedConference({ counts, startDate: past, endDate: past }),
    aListedConference({ counts, startDate: past, endDate: future, status: 'draft' }),
    aListedConference({ counts, startDate: future, endDate: future, status: 'draft' }),
  ];
  expect(textsOf({ conferences })).toEqual([
    'One upcoming conference has no program yet.',
    'One conference has started but is still a draft.',
  ]);
});

test('problems of the installation come before all other alerts', () => {
  const system = aSystemStatus({ objectStore: { isReachable: false, ms: 2_000 } });
  expect(textsOf({ system, heroImages: [] })).toEqual([
    expect.stringMatching(/^The storage for images and documents is not responding\./),
    'No hero image is active. The home page shows the built-in images.',
  ]);
});

test('failing and stale feeds and an expiring token raise alerts', () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const failing = aFeedSource({ error: { code: 'timeout', text: 'No complete answer within 15000 ms' } });
  expect(textsOf({ feedSources: [failing] })).toEqual([
    'One external feed could not be read: journal.example (its server did not respond in time). Its earlier items are still shown.',
  ]);
  const stale = aFeedSource({ succeededAt: ago(2) });
  expect(textsOf({ feedSources: [stale] })).toEqual([
    expect.stringMatching(/^One external feed has not been read since \d+ \w+( \d+)?: journal\.example\.$/),
  ]);
  const [ending, lasting] = [aFeedSource({ tokenExpiresAt: ago(-9) }), aFeedSource({ tokenExpiresAt: ago(-40) })];
  expect(textsOf({ feedSources: [ending, lasting] })).toEqual([
    expect.stringMatching(/^One Instagram access token expires on \d+ \w+( \d+)? and was not renewed automatically\.$/),
  ]);
});
