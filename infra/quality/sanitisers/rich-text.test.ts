import { contentMarkup } from '@majlis/contracts/shared/rich-text';
import { sanitiseHtml } from '@majlis/kit/html/sanitise-html';
import { parseHtml, schema, toHtml } from '../../../frontend/src/admin/fields/rich-text/schema';
import { richTextSamples } from '../../../frontend/src/testing/rich-text-samples';
import { sanitise } from '../../../frontend/src/ui/text/sanitise';

const samples = Object.entries(richTextSamples);
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
/** Returns each tag with its attributes. */
const markupOf = (html: string) =>
  [...parse(html).querySelectorAll('*')].map(({ localName, attributes }) => ({
    tag: localName,
    names: [...attributes].map(({ name }) => name),
  }));

test.each(samples)('what the editor writes passes the sanitiser of the services: %s', (_case, html) => {
  const sanitised = sanitiseHtml(toHtml(parseHtml(html)), { isStaffContent: true });
  expect(parse(sanitised).innerHTML).toBe(html);
  expect(toHtml(parseHtml(sanitised))).toBe(html);
});

test.each(samples)('what the editor writes passes the sanitiser of the browser: %s', (_case, html) => {
  expect(parse(sanitise(html)).innerHTML).toBe(html);
});

test('the editor can make every tag that staff may use, and no other', () => {
  // The editor turns `thead` into plain rows, b into strong and i into em.
  const readOnly = ['b', 'i', 'thead'];
  const written = samples.flatMap(([, html]) => markupOf(html));
  expect(new Set(written.map(({ tag }) => tag))).toEqual(
    new Set(Object.keys(contentMarkup).filter((tag) => !readOnly.includes(tag))),
  );
  const forbidden = written.flatMap(({ tag, names }) =>
    names.filter((name) => !contentMarkup[tag]?.includes(name)).map((name) => `${tag} ${name}`),
  );
  expect(forbidden).toEqual([]);
});

test('the samples have every node and mark of the editor', () => {
  const used = new Set<string>();
  for (const [, html] of samples) {
    parseHtml(html).descendants(({ type, marks }) => {
      for (const { name } of [type, ...marks.map((mark) => mark.type)]) used.add(name);
    });
  }
  expect([...used, 'doc'].sort()).toEqual([...Object.keys(schema.nodes), ...Object.keys(schema.marks)].sort());
});
