import { expect, test } from '@jest/globals';
import { anEpisode } from '../../testing/samples';
import { nearestEpisodes } from './nearest-episodes';

const on = (day: number) =>
  anEpisode({ slug: `day-${day}`, pubDate: `2026-03-${String(day).padStart(2, '0')}T00:00:00Z` });

test('the nearest in time are shown, newest first, without the episode itself', () => {
  const all = [28, 20, 14, 12, 11, 9, 1].map(on);
  const slugs = nearestEpisodes(all, on(12), 4).map(({ slug }) => slug);
  expect(slugs).toEqual(['day-20', 'day-14', 'day-11', 'day-9']);
});
