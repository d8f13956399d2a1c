// Notes what a running product with the sample content answers, for the pictures to be taken with:
// `node infra/quality/visual/record-answers.mjs http://localhost:8080`. After that, `make visual UPDATE=1`.
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@majlis/contracts/endpoints';
import { pages, recordedSession } from './pages.mjs';

const at = process.argv[2] ?? 'http://localhost:8080';
const file = fileURLToPath(new URL('answers.json', import.meta.url));
const answers = {};
const ask = async ({ path }) => {
  const answer = await fetch(at + path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  answers[path] = await answer.json();
  return answers[path];
};

const lists = [
  endpoints.content,
  endpoints.carouselFiles,
  endpoints.timelineEvents,
  endpoints.partners,
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
];
for (const list of lists) await ask(list);
if (answers[endpoints.instagramPosts.path].some(({ media_url }) => !media_url))
  throw new Error('The pictures of the photo feed are still being copied: try again in a few seconds');
for (const { path } of pages) {
  const [, kind, slug, part] = path.split('/');
  if (kind === 'podcasts' && slug) await ask(endpoints.podcastEpisode(slug));
  if (kind === 'podcasts' && slug) await ask(endpoints.relatedEpisodes(slug));
  if (kind !== 'conferences' || !slug || part) continue;
  const { id } = await ask(endpoints.conferenceBySlug(slug));
  for (const part of [
    endpoints.agenda(id),
    endpoints.programme(id),
    endpoints.conferencePartners(id),
    endpoints.documents(id),
  ])
    await ask(part);
}

const programmes = Object.entries(answers).filter(([path]) => path.endsWith('/programme'));
const { id } = programmes.flatMap(([, sessions]) => sessions).find(({ title }) => title === recordedSession.title);
await ask(endpoints.sessionDetail(id));

await writeFile(file, JSON.stringify(answers).replaceAll(id, recordedSession.id));
spawnSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' });
