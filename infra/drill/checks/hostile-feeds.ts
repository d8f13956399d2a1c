import { fileURLToPath } from 'node:url';
import type { Check } from '../check.js';
import { tryCommand } from '../production/commands.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** 300 hostile payloads through feeds, gateway and a real browser; it runs a product of its own, not in containers. */
export const hostileFeeds: Check = {
  name: 'hostile-feeds',
  limitMs: 5 * 60_000,
  async *run() {
    const args = ['jest', '--config', 'infra/quality/jest/jest.config.mjs', '--selectProjects', 'drills'];
    const { code, output } = await tryCommand('npx', args, { folder: root });
    const [figure = 'it did not run'] = /^\d+ passed, \d+ failed, \d+ skipped$/m.exec(output) ?? [];
    if (code !== 0) process.stdout.write(output);
    yield { promise: 'no script of others runs, whatever a feed says', holds: code === 0, figure };
  },
};
