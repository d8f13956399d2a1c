import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const units: Record<string, number> = { '': 1, k: 1024, m: 1024 ** 2 };
const nginxLimits = (text: string) =>
  [...text.matchAll(/^\s*client_max_body_size (\d+)([km]?);/gm)].map(
    ([, size, unit = '']) => Number(size) * (units[unit] ?? NaN),
  );

/** A proxy has one limit for all paths. It is above every limit of the gateway, so that the proxy never responds in its place. */
const proxyLimit = 32 * 1024 ** 2;

test('every proxy in front of the gateway accepts bodies of 32 MB', () => {
  const guide = read('infra/reference.md');
  expect(guide).toContain('- accept bodies of 32 MB');
  for (const config of [guide, read('infra/drill/proxy.conf')]) expect(nginxLimits(config)).toEqual([proxyLimit]);
  expect(read('infra/compose/caddy/Caddyfile')).toMatch(/request_body \{\s+max_size 32MiB\s+\}/);
  expect(read('infra/kubernetes/components/ingress/ingress.yaml')).toContain('must accept 32 MB');
});

test('the gateway accepts less on each path', () => {
  const files = readdirSync(join(root, 'gateway'), { recursive: true, encoding: 'utf8' });
  const limits = files.filter((file) => file.endsWith('.conf')).flatMap((file) => nginxLimits(read(`gateway/${file}`)));
  expect(limits.length).toBeGreaterThan(4);
  expect(Math.max(...limits)).toBeLessThan(proxyLimit);
});
