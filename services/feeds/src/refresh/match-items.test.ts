import { matchItems } from './match-items.js';
import type { ParsedItem } from './parsed-item.js';

const date = new Date('2026-03-02T10:00:00Z');
const item = ([guid = '', link = '', description = '', title = guid, audioUrl = '']: string[]): ParsedItem => ({
  guid,
  link,
  title,
  description,
  author: null,
  categories: [],
  publishedAt: description ? date : undefined,
  rawHtml: '',
  html: '',
  sanitiserVersion: 1,
  audioUrl: audioUrl || null,
  audioType: null,
  audioBytes: null,
  duration: null,
  episodeNumber: null,
  transcripts: [],
  chapters: null,
  pictureSource: null,
  mediaType: null,
  likeCount: 0,
  commentsCount: 0,
});
const stored = (fields: string[]) => ({ ...item(fields), publishedAt: item(fields).publishedAt ?? new Date(0) });

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
  [
    'a headline that moved: the same date and text',
    [['b', '/2', 'On law', 'New']],
    [['a', '/1', 'On law', 'Old']],
    ['a'],
  ],
  ['a moved site: the same date and title', [['b', '/2', 'Law!', 'On law']], [['a', '/1', 'Law', 'On law']], ['a']],
  ['the same recording', [['b', '/2', '', 'New', '/1.mp3']], [['a', '/1', '', 'Old', '/1.mp3']], ['a']],
  [
    'the same date and text beside the old one',
    [
      ['a', '/1', 'On law', 'One'],
      ['b', '/2', 'On law', 'Two'],
    ],
    [['a', '/1', 'On law', 'One']],
    ['a', undefined],
  ],
  [
    'a text that many items have',
    [['c', '/3', 'Read more', 'Three']],
    [
      ['a', '/1', 'Read more', 'One'],
      ['b', '/2', 'Read more', 'Two'],
    ],
    [undefined],
  ],
])('%s', (_case, items, storedItems, guids) => {
  expect(matchItems(items.map(item), storedItems.map(stored)).map(([, match]) => match?.guid)).toEqual(guids);
});
