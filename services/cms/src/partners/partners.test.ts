import { endpoints } from '@majlis/contracts/api/endpoints';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { useCms } from '../../testing/running-cms.js';

const cms = useCms();

const { path } = endpoints.partners;
const partner = (changes: object = {}) => ({
  name: 'Lantern House',
  logoUrl: '/images/partners/a1-10x10.webp',
  ...changes,
});

test('a partner may have no website', async () => {
  const { body } = await cms.staff.post(path).send(partner()).expect(201);
  expect(body).toMatchObject({ websiteUrl: '', order: 0, isActive: true });
});

test.each([
  ['no logo', { logoUrl: '' }, { logoUrl: 'Upload an image first' }],
  ['a logo elsewhere', { logoUrl: 'https://elsewhere.example/a.webp' }, { logoUrl: 'Upload an image first' }],
  ['a logo outside the store', { logoUrl: '/images/partners/../../a.webp' }, { logoUrl: 'Upload an image first' }],
  [
    'a javascript: website',
    { websiteUrl: 'javascript:alert(1)' },
    { websiteUrl: 'Enter the full address, such as https://www.example.org' },
  ],
  [
    'a website with credentials',
    { websiteUrl: 'https://me:secret@example.org' },
    { websiteUrl: 'Enter the full address, such as https://www.example.org' },
  ],
  [
    'a website without https://',
    { websiteUrl: 'example.org' },
    { websiteUrl: 'Enter the full address, such as https://www.example.org' },
  ],
])('%s is rejected at its field', async (_case, changes, fields) => {
  expect(messagesOf((await cms.staff.post(path).send(partner(changes)).expect(400)).body.fields)).toEqual(fields);
});
