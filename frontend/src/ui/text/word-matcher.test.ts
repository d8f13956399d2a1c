import { createWordMatcher } from './word-matcher';

test.each([
  ['talibe', 'Mamadou Talibé Sarr', true],
  ['TALIBÉ', 'mamadou talibe', true],
  ['hall law', 'Law and its limits\nGreat Hall', true],
  ['حرية', 'حُرِّيَّة', true],
  ['law court', 'Law and its limits', false],
  ['room 3', 'Opening of room  3', true],
  ['Room 3', 'The third\nRoom 3', true],
  ['room 3', 'Part 3\nRoom 1', false],
  ['room 3', 'Room 13', false],
  ['room 3', 'Room 30', false],
  ['room 3 law', 'Law and its limits\nRoom 3', true],
  ['hall 3 12', 'Hall 3\n12', true],
  ['law 2024', 'Law and its limits, spring 2024', true],
  ['202', 'spring 2024', true],
  ['what? (c++', 'Is it (C++)? So what?', true],
  ['a.c', 'abc', false],
  ['  ', 'anything', true],
  ['', '', true],
])('%j in %j: %j', (words, text, isPresent) => {
  expect(createWordMatcher(words)(text)).toBe(isPresent);
});
