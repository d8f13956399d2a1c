// How much of their speed reads keep when there is a hundred times as much: `node infra/quality/bench/growth.mjs`. The same
// service on two databases, with 50 conferences and with 5,000 and their 100,000 sessions, asked in turn. Fails when a read
// that visitors make keeps less than it should. Uses what `npm run build` has made.
import { conferencesInAPage } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import { interleaved, ratiosOf } from './load.mjs';
import { oneConference, writeConferences } from './rows.mjs';
import { startService, withDatabase } from './service.mjs';
import { printHeading, printRatio } from './table.mjs';

const least = 0.95;
const rounds = 5;

async function withConferences(count, work) {
  await withDatabase(async ({ url, owner }) => {
    await writeConferences(owner, count);
    const service = await startService('conferences', url);
    await work({ address: service.address, pids: [service.pid], one: await oneConference(owner) });
    await service.stop();
  });
}

const readsOf = ({ id, slug, session }) => [
  [`list of ${conferencesInAPage} conferences`, reads.conferences],
  ['one conference', reads.conferenceBySlug(slug)],
  ['its programme, 20 sessions', reads.programme(id)],
  ['its sessions', reads.sessions(id)],
  ['its partners', reads.conferencePartners(id)],
  ['its documents', reads.documents(id)],
  ['one session', reads.sessionDetail(session)],
];

await withConferences(50, (few) =>
  withConferences(5_000, async (many) => {
    printHeading('With 5,000 conferences and 100,000 sessions, past the cache: share of the speed with 50 and 1,000');
    const here = readsOf(few.one);
    for (const [index, [name, { path }]] of readsOf(many.one).entries()) {
      const [manyFigures, fewFigures] = await interleaved(rounds, [
        { ...many, address: many.address + path },
        { ...few, address: few.address + here[index][1].path },
      ]);
      printRatio(name, ratiosOf(manyFigures, fewFigures), manyFigures, least);
    }
  }),
);
