import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { aConference } from '../testing/samples';
import { renderSeoTags } from './seo-tags';

test.each([
  ['Arabic', 'ar'],
  ['French', 'fr'],
  ['English', 'en'],
  ['Malay', 'en'],
])('the page of a conference in %s is in %s', (language, tag) => {
  const slug = 'self-government';
  const responses = new Map<string, unknown>([[endpoints.conferenceBySlug(slug).path, aConference({ language })]]);
  const getData = <T>({ path }: Endpoint<T>) => responses.get(path) as T | undefined;
  const html = renderSeoTags(`/conferences/${slug}`, { origin: 'https://www.example.org', now: 0, getData });
  expect(html).toContain(`"inLanguage":"${tag}"`);
});
