import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNginx } from '../../infra/local/programs/find-nginx.js';

const guide = readFileSync(fileURLToPath(new URL('../../infra/reference.md', import.meta.url)), 'utf8');
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

(hasOpenssl ? test : test.skip)('nginx accepts the proxy configuration of the guide, an old version too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-guide-'));
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=www.example.org', ...files], {
    stdio: 'ignore',
  });
  const [, site = ''] = /```nginx\n(.*?)```/s.exec(guide) ?? [];
  expect(site).toContain('server_name www.example.org');
  // `nginx -t` opens the ports, so Unix sockets replace those that may be in use.
  const here = site
    .replaceAll('/etc/letsencrypt/live/www.example.org', folder)
    .replaceAll(/listen (\d+)/g, `listen unix:${folder}/$1`);
  // The default folders of temporary files exist only where nginx is installed.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};\n`);
  const http = `access_log off;\n${temporary.join('')}${here}`;
  writeFileSync(join(folder, 'nginx.conf'), `pid pid;\nevents {}\nhttp {\n${http}}\n`);
  const { stderr } = spawnSync(
    await findNginx(),
    ['-t', '-p', `${folder}/`, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
    {
      encoding: 'utf8',
    },
  );
  rmSync(folder, { recursive: true });
  expect(stderr).not.toContain('[emerg]');
  expect(stderr).toContain('test is successful');
});
