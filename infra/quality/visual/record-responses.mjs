// Records the API responses of a running product with the sample content for `make visual`: `node
// infra/quality/visual/record-responses.mjs http://localhost:8080`. Run `make visual UPDATE=1` afterwards.
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { readInLanguage } from '@majlis/contracts/shared/languages';
import { pages, recordedSession } from './pages.mjs';

const at = process.argv[2] ?? 'http://localhost:8080';
const file = fileURLToPath(new URL('responses.json', import.meta.url));
const responses = {};
const read = async (path) => {
  const response = await fetch(at + path);
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return response.json();
};
/** Records a response, and in Arabic only if that differs. */
const record = async ({ path }) => {
  const arabicPath = readInLanguage(path, 'ar');
  const [original, arabic] = await Promise.all([path, arabicPath].map(read));
  responses[path] = original;
  if (!isDeepStrictEqual(arabic, original)) responses[arabicPath] = arabic;
  return original;
};

const lists = [
  endpoints.content,
  endpoints.carouselFiles,
  endpoints.timelineEvents,
  endpoints.partners,
  endpoints.pageLinks,
  endpoints.testimonials,
  endpoints.teamMembers,
  endpoints.researchItems,
  endpoints.blogPosts,
  endpoints.latestResearch,
  endpoints.latestPosts,
  endpoints.latestEpisodes,
  endpoints.episodeSummaries,
  endpoints.instagramPosts,
  endpoints.conferences,
  endpoints.nextConference,
  endpoints.publicSpeakers,
];
for (const list of lists) await record(list);
if (responses[endpoints.instagramPosts.path].some(({ media_url }) => !media_url))
  throw new Error('The images of the photo feed are still being mirrored: try again in a few seconds');
for (const { path } of pages) {
  const [, kind, slug, section] = path.split('/');
  if (path === '/code-of-conduct') await record(endpoints.pageBySlug(kind));
  if (kind === 'speakers' && slug) await record(endpoints.speakerBySlug(slug));
  if (kind === 'podcasts' && slug) await record(endpoints.podcastEpisode(slug));
  if (kind === 'podcasts' && slug) await record(endpoints.relatedEpisodes(slug));
  if (kind !== 'conferences' || !slug || section) continue;
  const { id } = await record(endpoints.conferenceBySlug(slug));
  for (const section of [
    endpoints.agenda(id),
    endpoints.programme(id),
    endpoints.conferencePartners(id),
    endpoints.documents(id),
  ])
    await record(section);
}

const programmes = Object.entries(responses).filter(([path]) => path.endsWith('/programme'));
const { id, slug } = programmes
  .flatMap(([, sessions]) => sessions)
  .find(({ title }) => title === recordedSession.title);
await record(endpoints.sessionBySlug('conscience-and-the-common-good', slug));

await writeFile(file, JSON.stringify(responses).replaceAll(id, recordedSession.id));
spawnSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' });
