import { toPlainText, truncateAtWord } from '@majlis/kit/html/plain-text';
import type { EventRow } from './event-rows.js';

const maxDescriptionLength = 2_000;

/** Plain text with the address at its end, because not every calendar shows the property URL. */
export function describeEvent({ description, speakers }: EventRow, url: string): string {
  const text = truncateAtWord(toPlainText(description), maxDescriptionLength);
  const names = speakers.length > 0 ? `Speakers: ${speakers.join(', ')}` : '';
  return [text, names, url].filter(Boolean).join('\n\n');
}

/** The link to an online session stays with those who registered. */
export function formatPlace({ room, venue, city, country, isVirtual }: EventRow): string {
  const place = isVirtual ? ['Online'] : [venue, city, country];
  return [room, ...place].filter(Boolean).join(', ');
}
