import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildId } from './start-gateway.js';

const script = fileURLToPath(new URL('../../infra/compose/gateway-settings.envsh', import.meta.url));

export function containerSettings(environment: Record<string, string>): Record<string, string> {
  const image = `cat() { [ "$1" = /gateway/site/.build-id ] && echo ${buildId}; }`;
  const output = execFileSync('sh', ['-c', `${image}; . ${script}; env`], {
    env: { NGINX_LOCAL_RESOLVERS: '127.0.0.11', PATH: '/usr/bin:/bin', ...environment },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = output.split('\n').filter((line) => line.startsWith('GATEWAY_'));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}
