import { beforeEach, expect, test } from '@jest/globals';
import { dropPosition, keepPosition, positionIn } from './positions';

beforeEach(() => window.localStorage.clear());

test('each episode has a position of its own, until it was heard to the end', () => {
  keepPosition('one', 12.7);
  keepPosition('two', 300);
  keepPosition('one', 90);
  expect([positionIn('one'), positionIn('two'), positionIn('three')]).toEqual([90, 300, 0]);
  dropPosition('one');
  expect([positionIn('one'), positionIn('two')]).toEqual([0, 300]);
});

test('of more than a hundred the one that was heard longest ago is forgotten', () => {
  for (let episode = 1; episode <= 100; episode += 1) keepPosition(`episode-${episode}`, episode);
  keepPosition('episode-1', 1);
  keepPosition('the latest', 5);
  expect([positionIn('episode-1'), positionIn('episode-2'), positionIn('the latest')]).toEqual([1, 0, 5]);
});

test.each(['nonsense', '{"one": 3}', '[["one"], null, ["two", 8]]'])('what others left (%s) does no harm', (left) => {
  window.localStorage.setItem('majlis.podcast-positions', left);
  expect(positionIn('one')).toBe(0);
  keepPosition('one', 4);
  expect(positionIn('one')).toBe(4);
});
