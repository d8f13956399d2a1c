import type { ParsedItem } from './parsed-item.js';

const dayMs = 86_400_000;

/** Published at this time means undated: such items come last and show no date. */
export const undated = new Date(0);

export const isFarAhead = (date: Date, now = Date.now()): boolean => date.getTime() > now + dayMs;

/** The time of the nearest item before it in the feed, or else of the one after it, for each item that has no date of its own. */
export function guessDates(items: readonly Pick<ParsedItem, 'publishedAt'>[], now: number): (Date | undefined)[] {
  const known = items.map(({ publishedAt }) =>
    publishedAt && !isFarAhead(publishedAt, now) ? publishedAt : undefined,
  );
  let before: Date | undefined;
  let after = known.find((date) => date !== undefined);
  return known.map((date) => {
    before = date ?? before ?? after;
    after = undefined;
    return before;
  });
}
