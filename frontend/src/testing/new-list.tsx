import { defineList, type RowOf } from '@majlis/contracts/shared/define-list.schema';
import { link, withKind } from '@majlis/contracts/shared/field-kinds.schema';
import { optionalUrl } from '@majlis/contracts/shared/shared-fields.schema';
import { optionalText, requiredText } from '@majlis/contracts/shared/text.schema';
import { CrudForm, CrudPage } from '../admin/rows/crud/crud-page';
import type { CrudSection } from '../admin/rows/crud/crud-section';
import { type ResourceConfig, resourceOf } from '../admin/rows/resource/resource-config';
import { sections } from '../admin/sections';
import { lazyPage } from '../ui/page/lazy-part';

// The new list of services/contracts/README.md: a definition and a section. It must be imported before the routes; its noun has words already.

export const lanterns = defineList({
  table: 'lanterns',
  path: '/api/cms/lanterns',
  noun: 'photo',
  label: ['name'],
  staffPath: '/admin/lanterns',
  fields: {
    name: requiredText(200),
    description: withKind(optionalText(2_000), { lines: 3 }),
    websiteUrl: link(optionalUrl),
  },
});
type Lantern = RowOf<typeof lanterns>;

const resource: ResourceConfig<Lantern> = {
  ...resourceOf<Lantern>(lanterns),
  getName: ({ name }) => name,
  describe: ({ name }) => name,
};

const section: CrudSection<Lantern> = {
  path: 'lanterns',
  title: 'Lanterns',
  texts: {
    description: 'What lights the house.',
    emptyTitle: 'No lanterns yet',
    emptyText: 'It is dark.',
    deleteWarning: 'It goes out.',
    help: ['Light them at dusk.'],
  },
  resource,
  nameColumn: { header: 'Name', render: ({ name }) => name },
  Form: (props) => <CrudForm {...props} resource={resource} />,
};

sections.push({
  path: lanterns.staffPath,
  icon: 'list',
  group: 'site',
  label: 'Lanterns',
  table: lanterns.table,
  addLabel: 'Add a lantern',
  Page: lazyPage(async () => () => <CrudPage section={section} />),
});

export const lantern = (changes: Partial<Lantern> = {}): Lantern => ({
  ...lanterns.input.parse({ name: 'Brass' }),
  id: 'a0000000-0000-4000-8000-000000000001',
  version: 1,
  updatedAt: '2026-03-12T08:00:00.000Z',
  updatedBy: 'amal@majlis.example',
  deletedAt: null,
  ...changes,
});
