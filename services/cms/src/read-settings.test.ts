import { readCmsSettings } from './read-settings.js';

const good = {
  PORT: '8081',
  DATABASE_URL: 'postgres://majlis_cms:secret@localhost:5432/majlis',
  PUBLIC_ORIGIN: 'https://www.example.org',
  COOKIE_KEYS: 'k3hsd8fjw0sl2mfa9qpz7xnv4bty6rue',
  OBJECT_STORE_URL: 'file:///images',
};

test.each([
  ['a key that is too short', { COOKIE_KEYS: 'short' }, 'COOKIE_KEYS'],
  ['a key that is easy to guess', { COOKIE_KEYS: 'x'.repeat(40) }, 'COOKIE_KEYS'],
  ['three keys', { COOKIE_KEYS: [1, 2, 3].map((n) => good.COOKIE_KEYS + n).join() }, 'COOKIE_KEYS'],
  ['a client id without its secret', { GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
  ['a store of an unknown kind', { OBJECT_STORE_URL: 'ftp://store/images' }, 'OBJECT_STORE_URL'],
  ['a folder of another machine', { OBJECT_STORE_URL: 'file://store/images' }, 'OBJECT_STORE_URL'],
  ['a store without a bucket', { OBJECT_STORE_URL: 'http://store:9000/' }, 'OBJECT_STORE_URL'],
  ['a store without its access key', { OBJECT_STORE_URL: 'http://store:9000/images' }, 'OBJECT_STORE_ACCESS_KEY'],
  ['a store without its secret key', { OBJECT_STORE_URL: 'http://store:9000/images' }, 'OBJECT_STORE_SECRET_KEY'],
  [
    'another identity provider in production',
    { NODE_ENV: 'production', SIGN_IN_ISSUER: 'http://127.0.0.1:9000' },
    'SIGN_IN_ISSUER',
  ],
  ['a Flickr endpoint that is not a URL', { FLICKR_OEMBED_URL: 'flickr' }, 'FLICKR_OEMBED_URL'],
  ...[
    'http://www.flickr.com/services/oembed/',
    'https://127.0.0.1/oembed',
    'https://[::1]/',
    'https://me:x@a.org/',
  ].map((FLICKR_OEMBED_URL): [string, Record<string, string>, string] => [
    `${FLICKR_OEMBED_URL} in production`,
    { NODE_ENV: 'production', FLICKR_OEMBED_URL },
    'FLICKR_OEMBED_URL',
  ]),
])('%s prevents the service from starting', (_case, wrong, name) => {
  expect(() => readCmsSettings({ ...good, ...wrong })).toThrow(new RegExp(`^ {2}${name}: `, 'm'));
});

test('in production Google is the provider', () => {
  expect(readCmsSettings({ ...good, NODE_ENV: 'production' }).SIGN_IN_ISSUER).toBe('https://accounts.google.com');
});
