import { expect, test } from '@jest/globals';
import { contentDefaults } from '@majlis/contracts/content-defaults';
import { aContentEntry, aHeroImage, aPartner, aTeamMember, aTimelineEvent } from '../../testing/staff-samples';
import { type Lists, matters } from './matters';

const allTexts = Object.keys(contentDefaults).map((key) => aContentEntry({ key }));
const inOrder: Lists = {
  content: allTexts,
  heroImages: [aHeroImage()],
  timelineEvents: [aTimelineEvent()],
  teamMembers: [aTeamMember()],
  partners: [aPartner()],
  testimonials: [],
  feedSources: [
    { kind: 'research', url: 'https://journal.example/rss', succeededAt: '2026-11-20T08:00:00Z', error: null },
  ],
};
const textsOf = (lists: Partial<Lists>) => matters({ ...inOrder, ...lists }).map(({ text }) => text);

test('nothing needs attention when every text is written and everything is active, described and large enough', () => {
  expect(textsOf({})).toEqual([]);
});

test('hero images that are missing, hidden, small or not described are named', () => {
  const small = aHeroImage({ order: 1, url: '/images/carousel/0a1b2c-800x450.webp' });
  const hidden = aHeroImage({ order: 2, isActive: false });
  const wordless = aHeroImage({ order: 3, alt: 'IMG_0042.JPG' });
  expect(textsOf({ heroImages: [small, hidden, wordless] })).toEqual([
    'One hero image has no alt text that says what it shows.',
    'One hero image is narrower than 1920 px.',
    'One hero image is inactive and not shown.',
  ]);
  expect(textsOf({ heroImages: [] })).toEqual(['No hero image is active: the home page shows the built-in pictures.']);
});

test('what visitors do not see is named, of every kind', () => {
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
    '2 texts of the site still have their default wording.',
  ]);
});

test('a feed that cannot be read is named with its reason', () => {
  const failing = { ...inOrder.feedSources[0], error: 'it did not answer in time' } as Lists['feedSources'][number];
  expect(textsOf({ feedSources: [failing] })).toEqual([
    'One outside feed could not be read: https://journal.example/rss (it did not answer in time). Its last good copy is shown.',
  ]);
});
