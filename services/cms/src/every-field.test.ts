import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newTeamMember } from '@majlis/contracts/team-members';
import { keepsEveryField } from '@majlis/kit/testing/every-field';
import { add, orderedResources } from '../testing/ordered-resources.js';
import { type RunningCms, runCms } from '../testing/running-cms.js';

let cms: RunningCms;
beforeAll(async () => {
  cms = await runCms();
});
afterAll(() => cms.stop());

test.each(orderedResources)('each field of a $noun is kept', async (resource) => {
  const { path: list, contract, item, other, isAddedByForm } = resource;
  const first = item('A name');
  const create = isAddedByForm ? async () => addWithImage(resource, first) : undefined;
  await keepsEveryField({ staff: cms.staff, contract, list, first, second: other, create });
});

/** The service names the image that it stores; the rest is as it was sent. */
async function addWithImage(resource: (typeof orderedResources)[number], first: Record<string, unknown>) {
  const added = await add(cms, resource, 'A name');
  expect(
    Object.keys(newTeamMember.shape).filter((name) => JSON.stringify(added[name]) !== JSON.stringify(first[name])),
  ).toEqual([]);
  first.image = added.image;
  return added;
}
