// Notes what a running product with the sample content answers, for the pictures to be taken with:
// `node infra/quality/visual/record-answers.mjs http://localhost:8080`. After that, `make visual UPDATE=1`.
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { reads } from '@majlis/contracts/endpoints';
import { pages, session } from './pages.mjs';

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
  reads.content,
  reads.carouselFiles,
  reads.timelineEvents,
  reads.partners,
  reads.testimonials,
  reads.teamMembers,
  reads.researchItems,
  reads.blogPosts,
  reads.latestResearch,
  reads.latestPosts,
  reads.latestEpisodes,
  reads.episodeSummaries,
  reads.instagramPosts,
  reads.conferences,
];
for (const list of lists) await ask(list);
if (answers[reads.instagramPosts.path].some(({ media_url }) => !media_url))
  throw new Error('The pictures of the photo feed are still being copied: try again in a few seconds');
for (const { path } of pages) {
  const [, kind, slug, part] = path.split('/');
  if (kind === 'podcasts' && slug) await ask(reads.podcastEpisode(slug));
  if (kind === 'podcasts' && slug) await ask(reads.episodesNear(slug));
  if (kind !== 'conferences' || !slug || part) continue;
  const { id } = await ask(reads.conferenceBySlug(slug));
  for (const part of [reads.agenda(id), reads.programme(id), reads.conferencePartners(id), reads.documents(id)])
    await ask(part);
}

const programmes = Object.entries(answers).filter(([path]) => path.endsWith('/programme'));
const { id } = programmes.flatMap(([, sessions]) => sessions).find(({ title }) => title === session.title);
await ask(reads.sessionDetail(id));

await writeFile(file, JSON.stringify(answers).replaceAll(id, session.id));
spawnSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' });
