import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderNginx } from '../../infra/local/nginx/render-nginx.js';
import { containerSettings } from './container-settings.js';
import { buildId, writeSite } from './start-gateway.js';

test.each([
  ['https://majlis.example', 'https', 'majlis.example'],
  ['http://localhost:8080', 'http', 'localhost'],
])('%s is served as %s for %s', (PUBLIC_ORIGIN, GATEWAY_SCHEME, GATEWAY_HOST) => {
  expect(containerSettings({ PUBLIC_ORIGIN })).toMatchObject({
    GATEWAY_SCHEME,
    GATEWAY_HOST,
    GATEWAY_REJECT_UNKNOWN_HOSTS: '1',
  });
});

test.each([
  [undefined, 'https:'],
  ['', 'https:'],
  ['https://audio.example.org https://*.cdn.example.org', 'https://audio.example.org https://*.cdn.example.org'],
])('with MEDIA_SOURCES %s the policy allows %s', (MEDIA_SOURCES, GATEWAY_MEDIA_SOURCES) => {
  const environment = {
    PUBLIC_ORIGIN: 'https://majlis.example',
    ...(MEDIA_SOURCES !== undefined && { MEDIA_SOURCES }),
  };
  expect(containerSettings(environment)).toMatchObject({ GATEWAY_MEDIA_SOURCES });
});

test.each(["https:; script-src 'unsafe-inline'", 'https://a.example" x', '$host'])(
  'MEDIA_SOURCES that could end the policy’s directive is rejected: %s',
  (MEDIA_SOURCES) => {
    expect(() => containerSettings({ PUBLIC_ORIGIN: 'https://majlis.example', MEDIA_SOURCES })).toThrow(
      'MEDIA_SOURCES is not',
    );
  },
);

test.each([
  [{}, 'cms:8080', 'objectstore:9000 resolve'],
  [
    { SERVICES_DOMAIN: 'majlis.svc.cluster.local' },
    'cms.majlis.svc.cluster.local:8080',
    'objectstore.majlis.svc.cluster.local:9000 resolve',
  ],
  [
    { SERVICES_DOMAIN: 'majlis.svc.cluster.local', OBJECT_STORE_URL: 'https://s3.example.org/pictures' },
    'cms.majlis.svc.cluster.local:8080',
    's3.example.org:443 resolve',
  ],
])('with %o services are resolved by their full name', (more, GATEWAY_CMS, GATEWAY_OBJECT_STORE) => {
  const settings = containerSettings({ PUBLIC_ORIGIN: 'https://majlis.example', ...more });
  expect(settings).toMatchObject({ GATEWAY_CMS, GATEWAY_OBJECT_STORE });
});

test.each([
  [undefined, 'store', 'http', 'objectstore:9000', 'images'],
  ['http://store.example.org/pictures', 'store', 'http', 'store.example.org', 'pictures'],
  ['https://store.example.org:9443/pictures', 'store-with-tls', 'https', 'store.example.org:9443', 'pictures'],
])('uploads in %s are read from the %s', (OBJECT_STORE_URL, from, scheme, host, bucket) => {
  const environment = { PUBLIC_ORIGIN: 'https://majlis.example', ...(OBJECT_STORE_URL && { OBJECT_STORE_URL }) };
  expect(containerSettings(environment)).toMatchObject({
    GATEWAY_UPLOADS_SOURCE: from,
    GATEWAY_OBJECT_STORE_SCHEME: scheme,
    GATEWAY_OBJECT_STORE_HOST: host,
    GATEWAY_BUCKET: bucket,
  });
});

test('with an https store only TLS 1.2 and 1.3 are used, and the certificate is verified', async () => {
  const store = { OBJECT_STORE_URL: 'https://store.example.org/pictures' };
  const { GATEWAY_UPLOADS_SOURCE } = containerSettings({ PUBLIC_ORIGIN: 'https://majlis.example', ...store });
  const snippet = new URL(`../snippets/uploads-from-${GATEWAY_UPLOADS_SOURCE}.conf`, import.meta.url);
  const directives = (await readFile(snippet, 'utf8')).split('\n').filter((line) => line.startsWith('proxy_ssl_'));
  expect(directives).toEqual(expect.arrayContaining(['proxy_ssl_verify on;', 'proxy_ssl_protocols TLSv1.2 TLSv1.3;']));
});

test.each([
  'store.example.org/pictures',
  'https://store.example.org',
  'https://store.example.org/',
  'https://store.example.org/pictures/more',
  'file:///srv/pictures',
  'https://store.example.org/a;b',
])('an OBJECT_STORE_URL that nginx could not use is rejected: %s', (OBJECT_STORE_URL) => {
  expect(() => containerSettings({ PUBLIC_ORIGIN: 'https://majlis.example', OBJECT_STORE_URL })).toThrow(
    'OBJECT_STORE_URL is not',
  );
});

test.each([
  [undefined, ''],
  ['on', '1'],
  ['off', ''],
])('with COUNT_VISITS %s the flag of the gateway is "%s"', (COUNT_VISITS, GATEWAY_COUNT_VISITS) => {
  const environment = { PUBLIC_ORIGIN: 'https://majlis.example', ...(COUNT_VISITS && { COUNT_VISITS }) };
  expect(containerSettings(environment)).toMatchObject({ GATEWAY_COUNT_VISITS, GATEWAY_VISITS_FOLDER: '/visits' });
});

test('any other COUNT_VISITS is rejected', () => {
  expect(() => containerSettings({ PUBLIC_ORIGIN: 'https://majlis.example', COUNT_VISITS: 'yes' })).toThrow(
    'COUNT_VISITS is neither on nor off: yes',
  );
});

test('without PUBLIC_ORIGIN the gateway does not start', () => {
  expect(() => containerSettings({})).toThrow('the address of the site');
});

test('published files are read from the folder of the image’s own build', () => {
  expect(containerSettings({ PUBLIC_ORIGIN: 'https://majlis.example' })).toMatchObject({
    GATEWAY_PUBLISHED_FOLDER: `/published/${buildId}`,
  });
});

test('a folder name that cannot be quoted in nginx is rejected with a message', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'majlis-render-'));
  await writeSite(folder);
  const upstreams = { cms: '127.0.0.1:1', conferences: '127.0.0.1:2', feeds: '127.0.0.1:3' };
  const options = {
    folder,
    port: 8080,
    metricsPort: 8081,
    upstreams,
    uploadsFolder: '/srv/$images',
    siteFolder: join(folder, 'site'),
    publishedFolder: '/srv/published',
    mediaSources: 'https:',
  };
  await expect(renderNginx(options)).rejects.toThrow('nginx cannot be given GATEWAY_UPLOADS_FOLDER=/srv/$images');
  await rm(folder, { recursive: true });
});
