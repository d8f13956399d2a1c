/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { htmlPieces } from '../../testing/hostile-html.js';
import { sanitiseHtml } from './sanitise-html.js';

const allowed: Record<string, string[]> = {
  A: ['href', 'rel'],
  IMG: ['src', 'alt', 'loading', 'referrerpolicy'],
};
const plain = new Set(
  'P BR HR H2 H3 H4 H5 UL OL LI STRONG B EM I U S BLOCKQUOTE CODE PRE A IMG FIGURE FIGCAPTION SUP SUB'.split(' '),
);

/** Elements that the sanitiser should have removed, as a browser parses them. */
function disallowedElements(html: string): string[] {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const attributes = element.getAttributeNames().filter((name) => !allowed[element.tagName]?.includes(name));
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? 'https://';
    const isFine = plain.has(element.tagName) && attributes.length === 0 && /^(https?:\/\/|mailto:)/.test(address);
    return isFine ? [] : [element.outerHTML];
  });
}

const piece = fc.constantFrom(...htmlPieces);

test('a browser parses no disallowed element from sanitised HTML', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 25 }), (parts) => {
      expect(disallowedElements(sanitiseHtml(parts.join('')))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('the check itself detects disallowed elements', () => {
  expect(disallowedElements('<p>x</p><img src=x onerror=alert(1)><svg></svg>')).toHaveLength(2);
});
