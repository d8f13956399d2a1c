import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { parsePublishedLanguages, pathInLanguage } from '@majlis/contracts/shared/languages';
import { type ContentLookup, createContentLookup, parseAiTrainingPolicy } from '@majlis/contracts/site/content-lookup';
import { truncateAtWord } from '@majlis/kit/html/plain-text';
import { fetchAllConferences } from '../api-client.js';
import { feedNames } from './feeds.js';
import { absoluteUrl, type FetchJson, type FileContext } from './render-file.js';

const maxItemsPerSection = 10;
const maxSummaryLength = 200;

const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#]/g, '\\$&');

const link = (name: string, url: string, note = ''): string => {
  const target = url.replaceAll('(', '%28').replaceAll(')', '%29');
  return `- [${escapeMarkdown(name)}](${target})${note && `: ${escapeMarkdown(truncateAtWord(note, maxSummaryLength))}`}`;
};

const section = (title: string, lines: string[]): string[] =>
  lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];

function describeAiTerms(text: ContentLookup): string {
  const { isAllowed, isAttributionRequired } = parseAiTrainingPolicy(text);
  const training = isAllowed
    ? 'The texts of this site may be used to train language models.'
    : 'The texts of this site may not be used to train language models.';
  const name = escapeMarkdown(text('site.name'));
  return isAttributionRequired ? `${training} Whoever uses or quotes them names ${name} and links the page.` : training;
}

const feedLinks = (origin: string) =>
  feedNames.map((name) =>
    link(`Feed: ${name}`, absoluteUrl(origin, 'feeds', `${name}.xml`), name === 'podcast' ? 'RSS' : 'Atom'),
  );

/** The file is in the default language, and links where the other languages begin. */
const languageLinks = (origin: string, text: ContentLookup) =>
  parsePublishedLanguages(text('site.languages'))
    .slice(1)
    .map((language) => link(language.name, new URL(pathInLanguage('/', language), origin).href));

const furtherLinks = (origin: string, text: ContentLookup) => [
  ...languageLinks(origin, text),
  link('Every page', absoluteUrl(origin, 'sitemap.xml'), 'Sitemap'),
  link('API', new URL('/api/docs', origin).href, 'The same content as JSON'),
  ...feedLinks(origin),
];

/** Renders /llms.txt (https://llmstxt.org). */
export async function renderLlmsTxt(fetchJson: FetchJson, { origin }: FileContext): Promise<string> {
  const [entries, research, episodes, posts, pages, conferences] = await Promise.all([
    fetchJson(endpoints.content),
    fetchJson(endpoints.researchItems),
    fetchJson(endpoints.episodeSummaries),
    fetchJson(endpoints.blogPosts),
    fetchJson(endpoints.publishedPages),
    fetchAllConferences(fetchJson),
  ]);
  const text = createContentLookup(entries);
  const page = (name: string, path: string, note: string) => link(name, absoluteUrl(origin, path), note);
  const conference = ({ title, slug, shortDescription, subtitle }: Conference) =>
    link(title, absoluteUrl(origin, 'conferences', slug), shortDescription || subtitle);
  return [
    `# ${escapeMarkdown(text('site.name'))}`,
    `> ${escapeMarkdown(text('site.description'))}`,
    describeAiTerms(text),
    ...section('Pages', [
      page('Who we are', 'about', 'Who we are, our mission, our journey and our team'),
      page('Research', 'research', `${research.length} publications`),
      page('Conferences', 'conferences', `${conferences.length} conferences with their programmes`),
      page('Speakers', 'speakers', 'Everybody who speaks or spoke at a conference'),
      page('Podcast', 'podcasts', `${episodes.length} episodes`),
      page('Blog', 'blog', text('blog.subtitle')),
      page('Contact', 'contact', 'How to reach us'),
      page('Support us', 'support', 'Why and how to support our work'),
      ...pages.map(({ title, slug }) => page(title, slug, '')),
    ]),
    ...section('Conferences', conferences.slice(0, maxItemsPerSection).map(conference)),
    ...section(
      'Research',
      research.slice(0, maxItemsPerSection).map((item) => link(item.title, item.link, item.description)),
    ),
    ...section(
      'Podcast episodes',
      episodes
        .slice(0, maxItemsPerSection)
        .map(({ title, slug, description }) => link(title, absoluteUrl(origin, 'podcasts', slug), description)),
    ),
    ...section(
      'Blog posts',
      posts.slice(0, maxItemsPerSection).map((post) => link(post.title, post.link, post.description)),
    ),
    ...section('Optional', furtherLinks(origin, text)),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}
