import { contentMarkup, feedMarkup, isAllowedValue, type Markup } from '@majlis/contracts/shared/rich-text';
import { sanitiseHtml } from '@majlis/kit/html/sanitise-html';
import { htmlPieces } from '@majlis/kit/testing/hostile-html';
import fc from 'fast-check';

/** Returns the elements that the sanitiser should have removed, as a browser parses them. */
function disallowedElements(html: string, markup: Markup): string[] {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const allowedNames = markup[element.localName] ?? (parserTags.has(element.localName) ? [] : undefined);
    const isUnknown = (name: string) =>
      !allowedNames?.includes(name) || !isAllowedValue(name, element.getAttribute(name) ?? '');
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? 'https://a.example';
    const isFine = allowedNames && !element.getAttributeNames().some(isUnknown) && isSafeAddress(address);
    return isFine ? [] : [element.outerHTML];
  });
}

/** Browsers add these around rows and cells. */
const parserTags = new Set(['tbody', 'tr']);

const isSafeAddress = (address: string): boolean =>
  /^(https?|mailto):/.test(address) || new URL(address, 'https://site.example').origin === 'https://site.example';

const piece = fc.constantFrom(...htmlPieces);

test('a browser parses no disallowed element from sanitised HTML', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 25 }), (parts) => {
      const html = parts.join('');
      expect(disallowedElements(sanitiseHtml(html), feedMarkup)).toEqual([]);
      expect(disallowedElements(sanitiseHtml(html, { isStaffContent: true }), contentMarkup)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('the check itself detects disallowed elements', () => {
  const html = '<p>x</p><img src=x onerror=alert(1)><svg></svg><p dir=x></p><a href=//evil.example></a>';
  expect(disallowedElements(html, contentMarkup)).toHaveLength(4);
});
