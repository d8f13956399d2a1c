import { dashboardSlug } from '../list/dashboard-list';

test.each([
  ['Women’s rights: then & now!', 'women-s-rights-then-now'],
  ['  (Draft) 2026  ', 'draft-2026'],
  ['حرية الضمير', 'حرية-الضمير'],
  ['???', ''],
])('%s becomes %s', (title, slug) => {
  expect(dashboardSlug(title)).toBe(slug);
});
