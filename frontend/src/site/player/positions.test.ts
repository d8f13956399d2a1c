import { clearPosition, getSavedPosition, storePosition } from './player';

beforeEach(() => window.localStorage.clear());

test('each episode has its own position until it is cleared', () => {
  storePosition('one', 12.7);
  storePosition('two', 300);
  storePosition('one', 90);
  expect([getSavedPosition('one'), getSavedPosition('two'), getSavedPosition('three')]).toEqual([90, 300, 0]);
  clearPosition('one');
  expect([getSavedPosition('one'), getSavedPosition('two')]).toEqual([0, 300]);
});

test('beyond 100 episodes the least recently played position is dropped', () => {
  for (let episode = 1; episode <= 100; episode += 1) storePosition(`episode-${episode}`, episode);
  storePosition('episode-1', 1);
  storePosition('the latest', 5);
  expect([getSavedPosition('episode-1'), getSavedPosition('episode-2'), getSavedPosition('the latest')]).toEqual([
    1, 0, 5,
  ]);
});

test.each(['nonsense', '{"one": 3}', '[["one"], null, ["two", 8]]'])(
  'an invalid stored value (%s) is ignored',
  (left) => {
    window.localStorage.setItem('majlis.podcast-positions', left);
    expect(getSavedPosition('one')).toBe(0);
    storePosition('one', 4);
    expect(getSavedPosition('one')).toBe(4);
  },
);
