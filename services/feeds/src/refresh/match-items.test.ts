import { expect, test } from '@jest/globals';
import { matchItems } from './match-items.js';
import type { ParsedItem } from './parsed-item.js';

const item = ([guid = '', link = '']: string[]): ParsedItem => ({
  guid,
  link,
  title: 't',
  description: '',
  author: null,
  categories: [],
  publishedAt: undefined,
  rawHtml: '',
  html: '',
  sanitiserVersion: 1,
  audioUrl: null,
  audioType: null,
  audioBytes: null,
  duration: null,
  episodeNumber: null,
  pictureSource: null,
  mediaType: null,
  likeCount: 0,
  commentsCount: 0,
});
const stored = ([guid = '', link = '']: string[]) => ({ guid, link });

test.each<[string, string[][], string[][], (string | undefined)[]]>([
  ['a known guid', [['a', '/1']], [['a', '/1']], ['a']],
  ['a known guid that leads elsewhere now', [['a', '/2']], [['a', '/1']], ['a']],
  ['a new guid for a known link', [['b', '/1']], [['a', '/1']], ['a']],
  [
    'a new guid beside the old one',
    [
      ['a', '/1'],
      ['b', '/1'],
    ],
    [['a', '/1']],
    ['a', undefined],
  ],
  [
    'new guids for one link',
    [
      ['b', '/1'],
      ['c', '/1'],
    ],
    [['a', '/1']],
    [undefined, undefined],
  ],
  [
    'a new guid for a link that was several items',
    [['c', '/1']],
    [
      ['a', '/1'],
      ['b', '/1'],
    ],
    [undefined],
  ],
  ['a new item', [['b', '/2']], [['a', '/1']], [undefined]],
])('%s', (_case, items, storedItems, guids) => {
  expect(matchItems(items.map(item), storedItems.map(stored)).map(([, match]) => match?.guid)).toEqual(guids);
});
