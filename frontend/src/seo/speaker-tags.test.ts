import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { aListedSpeaker, aSpeakerDetail } from '../testing/samples';
import { renderSeoTags } from './seo-tags';

const origin = 'https://www.example.org';
const id = `${origin}/speakers/salma-idris#person`;

function findNodes<Data>(at: string, endpoint: Endpoint<Data>, data: Data) {
  const getData = <T>({ path }: Endpoint<T>) => (path === endpoint.path ? data : undefined) as T | undefined;
  const html = renderSeoTags(at, { origin, now: 0, getData });
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const nodes: { '@type': string }[] = JSON.parse(json)['@graph'];
  return (type: string) => nodes.find((node) => node['@type'] === type);
}

test('the page of a speaker describes a person with profiles elsewhere', () => {
  const profiles = {
    orcidId: '0000-0002-1825-0097',
    twitterHandle: '@salma',
    websiteUrl: 'https://salma.example.org/',
  };
  const speaker = aSpeakerDetail({ ...profiles, biography: 'Reads registers.' });
  const find = findNodes('/speakers/salma-idris', endpoints.speakerBySlug('salma-idris'), speaker);
  expect(find('Person')).toMatchObject({
    ...{ '@id': id, name: 'Salma Idris', description: 'Reads registers.' },
    sameAs: [profiles.websiteUrl, 'https://orcid.org/0000-0002-1825-0097', 'https://x.com/salma'],
  });
  expect(find('ProfilePage')).toMatchObject({ name: 'Salma Idris', mainEntity: { '@id': id } });
  expect(find('BreadcrumbList')).toMatchObject({
    itemListElement: [{}, { name: 'Speakers' }, { name: 'Salma Idris' }],
  });
});

test('the list of speakers names each person', () => {
  const find = findNodes('/speakers', endpoints.publicSpeakers, [aListedSpeaker()]);
  expect(find('ItemList')).toMatchObject({ itemListElement: [{ item: { '@type': 'Person', '@id': id } }] });
});

test('a page with an address of its own in a language names it, and the written one for all others', () => {
  const data: Record<string, unknown> = {
    [endpoints.content.path]: [{ key: 'site.languages', type: 'text', content: 'ar, ms' }],
    [endpoints.speakerBySlug('سلمى').path]: aSpeakerDetail({ slugs: { en: 'salma-idris', ar: 'سلمى' } }),
  };
  const getData = <T>({ path }: Endpoint<T>) => data[path] as T | undefined;
  const html = renderSeoTags('/speakers/سلمى', { origin, now: 0, getData });
  const links = [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, url]) => [tag, url]);
  expect(links).toEqual([
    ['en', `${origin}/speakers/salma-idris`],
    ['ar', `${origin}/ar/speakers/${encodeURIComponent('سلمى')}`],
    ['ms', `${origin}/ms/speakers/salma-idris`],
    ['x-default', `${origin}/speakers/salma-idris`],
  ]);
});
