import { toPlainText, truncateAtWord } from '@majlis/kit/html/plain-text';
import { calendarTexts } from './calendar-texts.js';
import type { EventRow } from './event-rows.js';

const maxDescriptionLength = 2_000;

/** Plain text with the address at its end, because not every calendar shows the property URL. */
export function describeEvent(
  { description, sessionAbstract, shortDescription, speakers }: EventRow,
  url: string,
): string {
  const text = truncateAtWord(toPlainText(description || sessionAbstract || shortDescription), maxDescriptionLength);
  const names = speakers.length > 0 ? calendarTexts().speakers(speakers) : '';
  return [text, names, url].filter(Boolean).join('\n\n');
}

/** The link to an online session stays with those who registered. */
export function formatPlace({ location, isVirtual, conference: { venue, city, country } }: EventRow): string {
  const { online, listSeparator } = calendarTexts();
  const place = isVirtual ? [online] : [venue, city, country];
  return [location, ...place].filter(Boolean).join(listSeparator);
}
