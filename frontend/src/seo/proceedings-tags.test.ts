import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { aConference, aDocument, aPerson, aSessionDetail, aSpeaker } from '../testing/samples';
import { renderSeoTags } from './seo-tags';

test('the proceedings list their papers', () => {
  const slug = 'self-government';
  const session = aSessionDetail({
    speakers: [aSpeaker(aPerson())],
    documents: [aDocument({ title: 'A covenant', licence: 'CC-BY-NC-ND-4.0' }), aDocument({ kind: 'slides' })],
  });
  const responses = new Map<string, unknown>([
    [endpoints.conferenceBySlug(slug).path, aConference()],
    [endpoints.proceedings(slug).path, [session]],
  ]);
  const getData = <T>({ path }: Endpoint<T>) => responses.get(path) as T | undefined;
  const html = renderSeoTags(`/conferences/${slug}/proceedings`, {
    origin: 'https://www.example.org',
    now: 0,
    getData,
  });
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const nodes: { '@type': string }[] = JSON.parse(json)['@graph'];
  const paper = {
    '@type': 'ScholarlyArticle',
    name: 'A covenant',
    author: [{ name: 'Salma Idris' }],
    license: 'https://creativecommons.org/licenses/by-nc-nd/4.0/',
  };
  expect(nodes.find((node) => node['@type'] === 'ItemList')).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ item: paper }],
  });
  // The tags of a citation belong on the page of a single paper.
  expect(html).not.toContain('citation_title');
});
