// How much of their speed reads keep when there is a hundred times as much: `node infra/quality/bench/growth.mjs`. The same
// service on two databases, with 50 conferences and with 5,000 and their 100,000 sessions, asked in turn. Fails when a read
// that visitors make keeps less than it should. Uses what `npm run build` has made.
// Several processes of the service on each: two of them on the same database may differ by a tenth for as long as they live.
import { conferencesInAPage } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import { interleaved, ratiosOf } from './load.mjs';
import { oneConference, writeConferences } from './rows.mjs';
import { startService, withDatabase } from './service.mjs';
import { printHeading, printRatio } from './table.mjs';

const least = 0.95;
const rounds = 5;
const processes = 3;

async function withConferences(count, work) {
  await withDatabase(async ({ url, owner }) => {
    await writeConferences(owner, count);
    const services = await Promise.all(Array.from({ length: processes }, () => startService('conferences', url)));
    await work({ services, one: await oneConference(owner) });
    await Promise.all(services.map((service) => service.stop()));
  });
}

/** Each of the services as `interleaved` wants it. */
const asking = ({ services }, { path }) =>
  services.map(({ address, pid }) => ({ address: address + path, pids: [pid] }));

/** What several processes have done in each round, as if it were one. */
const together = (figures) =>
  figures[0].map((first, round) => ({
    ...first,
    perSecond: meanOf(figures.map((each) => each[round].perSecond)),
    processorPerThousand: meanOf(figures.map((each) => each[round].processorPerThousand)),
  }));

const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

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
    for (const [index, [name, path]] of readsOf(many.one).entries()) {
      const [first, second] = [asking(many, path), asking(few, here[index][1])];
      const figures = await interleaved(
        rounds,
        first.flatMap((one, place) => [one, second[place]]),
      );
      const [ours, theirs] = [0, 1].map((side) => together(figures.filter((_, place) => place % 2 === side)));
      printRatio(name, ratiosOf(ours, theirs), ours, least);
    }
  }),
);
