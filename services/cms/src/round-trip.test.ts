import { newTeamMember } from '@majlis/contracts/site/team-members.schema';
import { expectAllFieldsStored } from '@majlis/kit/testing/round-trip';
import { schemaDrift } from '@majlis/kit/testing/schema-drift';
import { useCms } from '../testing/running-cms.js';
import { addItem, sortableResources } from '../testing/sortable-resources.js';

const cms = useCms();

test.each(sortableResources)('each field of a $noun is stored', async (resource) => {
  const { path: list, contract, item, other, isMultipart } = resource;
  const first = item('A name');
  const create = isMultipart ? async () => addWithImage(resource, first) : undefined;
  await expectAllFieldsStored({ staff: cms.staff, contract, list, first, second: other, create });
});

test('the tables match the entities', async () => {
  expect(await schemaDrift(cms.database)).toEqual([]);
});

/** The service chooses the name of the stored image; every other field is stored as it was sent. */
async function addWithImage(resource: (typeof sortableResources)[number], first: Record<string, unknown>) {
  const added = await addItem(cms, resource, 'A name');
  expect(
    Object.keys(newTeamMember.shape).filter((name) => JSON.stringify(added[name]) !== JSON.stringify(first[name])),
  ).toEqual([]);
  first.image = added.image;
  return added;
}
