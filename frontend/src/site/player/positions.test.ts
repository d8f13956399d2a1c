import { beforeEach, expect, test } from '@jest/globals';
import { clearPosition, getSavedPosition, storePosition } from './positions';

beforeEach(() => window.localStorage.clear());

test('each episode has a position of its own, until it was heard to the end', () => {
  storePosition('one', 12.7);
  storePosition('two', 300);
  storePosition('one', 90);
  expect([getSavedPosition('one'), getSavedPosition('two'), getSavedPosition('three')]).toEqual([90, 300, 0]);
  clearPosition('one');
  expect([getSavedPosition('one'), getSavedPosition('two')]).toEqual([0, 300]);
});

test('of more than a hundred the one that was heard longest ago is forgotten', () => {
  for (let episode = 1; episode <= 100; episode += 1) storePosition(`episode-${episode}`, episode);
  storePosition('episode-1', 1);
  storePosition('the latest', 5);
  expect([getSavedPosition('episode-1'), getSavedPosition('episode-2'), getSavedPosition('the latest')]).toEqual([
    1, 0, 5,
  ]);
});

test.each(['nonsense', '{"one": 3}', '[["one"], null, ["two", 8]]'])('what others left (%s) does no harm', (left) => {
  window.localStorage.setItem('majlis.podcast-positions', left);
  expect(getSavedPosition('one')).toBe(0);
  storePosition('one', 4);
  expect(getSavedPosition('one')).toBe(4);
});
