import { describeDifferences } from './edit-conflict';

const form = document.createElement('form');
form.innerHTML = `
  <div data-field="title"><label>Title</label><input></div>
  <div data-field="text"><label>Text</label><textarea></textarea></div>
  <div data-field="start"><label>Start<span> (optional)</span></label><input></div>
  <div data-field="kind"><label>Kind</label><select><option value="a">First kind</option><option value="b">Second kind</option></select></div>
  <div data-field="isActive"><label>Active</label><input type="checkbox"></div>
  <div data-field="tags"><label>Tags</label><input></div>
  <div data-field="photo"><label>Photo</label><input type="file"></div>`;

const describe = (name: string, theirs: unknown, mine: unknown) =>
  describeDifferences([name], { [name]: theirs }, { [name]: mine }, form)[0];

test.each([
  ['title', 'One', '', { label: 'Title', values: { theirs: 'One', mine: '' } }],
  ['start', '2031-03-12T09:00', '', { label: 'Start', values: { theirs: '2031-03-12 09:00', mine: '' } }],
  ['kind', 'a', 'b', { label: 'Kind', values: { theirs: 'First kind', mine: 'Second kind' } }],
  ['isActive', true, false, { label: 'Active', values: { theirs: 'On', mine: 'Off' } }],
  ['tags', ['law', 'trade'], ['law'], { label: 'Tags', values: { theirs: 'law, trade', mine: 'law' } }],
  ['photo', '/images/a.webp', '/images/b.webp', { label: 'Photo' }],
])('the values of %s are described as the form shows them', (name, theirs, mine, expected) => {
  expect(describe(name, theirs, mine)).toEqual(expected);
});

test('long texts begin shortly before their first difference', () => {
  const shared = 'They met every Thursday to read one page of law aloud. '.repeat(5);
  const difference = describe('text', `${shared}Then they ate.`, `${shared}Then they left.`);
  expect(difference?.values?.theirs).toMatch(/^….{20,100}Then they ate\.$/);
  expect(difference?.values?.mine).toMatch(/^….{20,100}Then they left\.$/);
});
