import { type Finding, ok, wrong } from '../finding.js';
import type { HostFacts } from '../host-facts.js';
import type { Installation } from '../installation.js';

const enough = 20;

/** Behind a proxy that is not trusted, all visitors seem to come from it, and share the limits of one. */
export function checkVisitors(installation: Installation, { visitors, bridges }: HostFacts): Finding[] {
  if (!installation.setting('PUBLIC_ORIGIN').startsWith('https://') || installation.endsTls) return [];
  const others = visitors.filter(({ address }) => address !== '127.0.0.1');
  const all = others.reduce((sum, { times }) => sum + times, 0);
  const [first] = others.toSorted((a, b) => b.times - a.times);
  if (!first || all < enough) return [];
  if (!bridges.includes(first.address) || first.times < all / 2)
    return [ok('visitors', 'are told apart by their addresses')];
  return [
    wrong(
      'TRUSTED_PROXY',
      `the gateway takes your proxy (${first.address}) for the visitor, ${first.times} times of ${all}: set it to ` +
        `${first.address} or 172.16.0.0/12, and let the proxy send X-Forwarded-For`,
    ),
  ];
}
