import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { aPublicPage } from '../testing/samples';
import { renderSeoTags } from './seo-tags';

const origin = 'https://www.example.org';

function findNodes(placement: 'footer' | 'menu') {
  const page = aPublicPage({ title: 'مدونة السلوك', slug: 'conduct', placement });
  const getData = <T>({ path }: Endpoint<T>) =>
    (path === endpoints.pageBySlug('conduct').path ? page : undefined) as T | undefined;
  const html = renderSeoTags('/conduct', { origin, now: 0, getData });
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const nodes: { '@type': string; itemListElement?: { name: string; item: string }[] }[] = JSON.parse(json)['@graph'];
  const node = (type: string) => nodes.find((each) => each['@type'] === type);
  return { page, webPage: node('WebPage'), crumbs: node('BreadcrumbList')?.itemListElement };
}

test('a page of staff names its language and its last edit', () => {
  const { page, webPage } = findNodes('footer');
  expect(webPage).toMatchObject({ name: page.title, inLanguage: 'ar', dateModified: page.editedAt });
});

test('a page of staff is below Who We Are if its menu links it', () => {
  const [home, about, own] = [
    { name: 'Home', item: `${origin}/` },
    { name: 'Who We Are', item: `${origin}/about` },
    { name: 'مدونة السلوك', item: `${origin}/conduct` },
  ];
  expect(findNodes('menu').crumbs).toMatchObject([home, about, own]);
  expect(findNodes('footer').crumbs).toMatchObject([home, own]);
});
