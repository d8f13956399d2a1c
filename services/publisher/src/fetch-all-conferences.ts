import { type Conference, conferencesPerPage } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { NotFoundError } from './api-client.js';
import type { FetchJson } from './texts/xml.js';

/** All conferences that visitors may see, in order: their list has no more than a page of them. */
export async function fetchAllConferences(read: FetchJson): Promise<Conference[]> {
  const all: Conference[] = [...(await read(endpoints.conferences))];
  for (let page = 2; all.length === (page - 1) * conferencesPerPage; page += 1)
    all.push(...(await fetchPage(read, page)));
  return all;
}

/** Nothing when the page before was full to the last place. */
async function fetchPage(read: FetchJson, page: number): Promise<Conference[]> {
  try {
    return await read(endpoints.conferencesPage(page));
  } catch (error) {
    if (error instanceof NotFoundError) return [];
    throw error;
  }
}
