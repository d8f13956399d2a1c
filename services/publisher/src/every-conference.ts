import { type Conference, conferencesInAPage } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import { Missing } from './reads.js';
import type { ReadAnswer } from './texts/writing.js';

/** All conferences that visitors may see, in order: their list has no more than a page of them. */
export async function everyConference(read: ReadAnswer): Promise<Conference[]> {
  const all: Conference[] = [...(await read(reads.conferences))];
  for (let page = 2; all.length === (page - 1) * conferencesInAPage; page += 1) all.push(...(await pageOf(read, page)));
  return all;
}

/** Nothing when the page before was full to the last place. */
async function pageOf(read: ReadAnswer, page: number): Promise<Conference[]> {
  try {
    return await read(reads.conferencesOnPage(page));
  } catch (error) {
    if (error instanceof Missing) return [];
    throw error;
  }
}
