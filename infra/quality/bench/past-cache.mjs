// What the services themselves answer, past the cache, as a share of nginx serving the same bytes as files:
// `node infra/quality/bench/past-cache.mjs`. Fails when a target is missed. Uses what `npm run build` has made.
import { reads } from '@majlis/contracts/endpoints';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { serveFiles } from './files-by-nginx.mjs';
import { interleaved, ratiosOf } from './load.mjs';
import { oneConference, writeConferences } from './rows.mjs';
import { startService, withDatabase } from './service.mjs';
import { printHeading, printRatio } from './table.mjs';
import { bodyOf } from './timing.mjs';

const rounds = 5;

await withDatabase(async ({ url, owner }) => {
  await writeConferences(owner, 50);
  const one = await oneConference(owner);
  const cookie = await staffCookie(url);
  const service = await startService('conferences', url);
  const files = await serveFiles();
  printHeading('Past the cache: share of the speed of nginx with the same bytes as files');
  for (const [name, { path }, headers, least] of [
    ['list of 50 full conferences', reads.conferences, {}, 0.03],
    ['the same, for staff, with figures', reads.conferences, { cookie }, 0.03],
    ['one conference, 20 sessions with speakers', reads.programme(one.id), {}, 0.013],
    ['the same, for staff', reads.programme(one.id), { cookie }, 0.013],
  ]) {
    const address = service.address + path;
    const file = files.address(await bodyOf(address, { headers }));
    const [figures, theirs] = await interleaved(rounds, [
      { address, headers, pids: [service.pid] },
      { address: file, pids: files.pids() },
    ]);
    printRatio(name, ratiosOf(figures, theirs), figures, least);
  }
  await files.stop();
  await service.stop();
});
