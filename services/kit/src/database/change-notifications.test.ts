import { parseNotification } from './change-notifications.js';

const id = 'a0000000-0000-4000-8000-000000000001';

test.each([
  ['cms', { source: 'cms' }],
  ['search', { source: 'search' }],
  [`conference ${id}`, { source: 'conference', id }],
  ['feeds podcast', { source: 'feeds', kind: 'podcast' }],
])('the payload "%s" is parsed', (payload, change) => {
  expect(parseNotification(payload)).toEqual(change);
});

test.each(['', 'cms ', 'conference', 'conference 1', `conference ${id} `, `feeds ${id}`, 'feeds', 'people'])(
  'the payload "%s" is ignored',
  (payload) => {
    expect(parseNotification(payload)).toBeUndefined();
  },
);
