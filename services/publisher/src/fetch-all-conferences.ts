import { endpoints } from '@majlis/contracts/api/endpoints';
import { type Conference, conferencesPerPage } from '@majlis/contracts/conferences/conferences';
import { NotFoundError } from './api-client.js';
import type { FetchJson } from './texts/render-file.js';

export async function fetchAllConferences(fetchJson: FetchJson): Promise<Conference[]> {
  const all: Conference[] = [...(await fetchJson(endpoints.conferences))];
  for (let page = 2; all.length === (page - 1) * conferencesPerPage; page += 1)
    all.push(...(await fetchPage(fetchJson, page)));
  return all;
}

/** Returns an empty page after a last page that is full. */
async function fetchPage(fetchJson: FetchJson, page: number): Promise<Conference[]> {
  try {
    return await fetchJson(endpoints.conferencesPage(page));
  } catch (error) {
    if (error instanceof NotFoundError) return [];
    throw error;
  }
}
