import { dropIndexAt, moveTo } from './row-order';

test.each([
  ['to the front', 'c', 0, ['c', 'a', 'b', 'd']],
  ['down by one', 'a', 1, ['b', 'a', 'c', 'd']],
  ['to the end', 'b', 3, ['a', 'c', 'd', 'b']],
  ['past the end', 'b', 9, ['a', 'c', 'd', 'b']],
  ['before the front', 'b', -1, ['b', 'a', 'c', 'd']],
])('a row moves %s', (_case, id, position, expected) => {
  expect(moveTo(['a', 'b', 'c', 'd'], id, position)).toEqual(expected);
});

test.each([
  ['above all', 0, 0],
  ['between the first two', 60, 1],
  ['below all', 500, 3],
])('dragged %s', (_case, y, expected) => expect(dropIndexAt([50, 100, 150], y)).toBe(expected));
