import { expect, test } from '@jest/globals';
import { contentDefaults } from '@majlis/contracts/content-defaults';
import { aContentEntry, aHeroImage } from '../../testing/staff-samples';
import { matters } from './matters';

const allTexts = Object.keys(contentDefaults).map((key) => aContentEntry({ key }));

test('nothing needs attention when every text is written and every image is active and wide', () => {
  expect(matters(allTexts, [aHeroImage()])).toEqual([]);
});

test('what is missing, hidden or too small is named', () => {
  const small = aHeroImage({ order: 1, url: '/images/carousel/0a1b2c-800x450.webp' });
  const hidden = aHeroImage({ order: 2, isActive: false });
  expect(matters(allTexts.slice(1), [small, hidden]).map(({ text }) => text)).toEqual([
    'One hero image is inactive and not shown.',
    'One hero image is narrower than 1920 px.',
    'One text of the site still has its default wording.',
  ]);
  expect(matters(allTexts, [])[0]?.text).toBe('No hero image is active: the home page shows the built-in pictures.');
});
