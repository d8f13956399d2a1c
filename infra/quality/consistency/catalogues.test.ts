import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { siteLanguages } from '@majlis/contracts/languages';
import { parseAst } from 'vite';

const source = fileURLToPath(new URL('../../../frontend/src/', import.meta.url));

type Places = { values: Set<string>; elements: Set<string>; plurals: string[][] };

/** The texts of a catalogue by their keys. */
function readTexts(tag: string): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (group: object, prefix: string) => {
    for (const [name, value] of Object.entries(group))
      if (typeof value === 'string') texts.set(prefix + name, value);
      else collect(value, `${prefix}${name}.`);
  };
  collect(JSON.parse(readFileSync(`${source}messages/${tag}/site.json`, 'utf8')), '');
  return texts;
}

/** What a text takes, and the categories that it tells apart. */
function placesOf(text: string): Places {
  const places: Places = { values: new Set(), elements: new Set(), plurals: [] };
  const visit = (parts: MessageFormatElement[]) => {
    for (const part of parts) {
      if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
      (part.type === TYPE.tag ? places.elements : places.values).add(part.value);
      if (part.type === TYPE.tag) visit(part.children);
      if (part.type !== TYPE.plural && part.type !== TYPE.select) continue;
      if (part.type === TYPE.plural) places.plurals.push(Object.keys(part.options));
      for (const option of Object.values(part.options)) visit(option.value);
    }
  };
  visit(parse(text));
  return places;
}

const english = readTexts('en');
const takes = (key: string) => {
  const { values, elements } = placesOf(english.get(key) ?? '');
  return [...values, ...elements].sort();
};

test.each(siteLanguages.slice(1))('every text is in $name', ({ tag }) => {
  const texts = readTexts(tag);
  expect([...texts.keys()]).toEqual([...english.keys()]);
  expect([...texts].filter(([key, text]) => !text && english.get(key))).toEqual([]);
});

test.each(siteLanguages)('the texts in $name have places for the same values', ({ tag }) => {
  const others = [...readTexts(tag)].flatMap(([key, text]) => {
    const { values, elements } = placesOf(text);
    // A language may leave out a number that its words tell.
    return [...values, ...elements].filter((place) => !takes(key).includes(place)).map((place) => `${key}: ${place}`);
  });
  expect(others).toEqual([]);
});

test.each(siteLanguages)('the texts in $name tell apart what the language does', ({ tag }) => {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const unknown = [...readTexts(tag)].flatMap(([key, text]) =>
    placesOf(text)
      .plurals.flat()
      .filter((category) => !category.startsWith('=') && !pluralCategories.includes(category as Intl.LDMLPluralRule))
      .map((category) => `${key}: ${category}`),
  );
  expect(unknown).toEqual([]);
});

test('Arabic counts in six forms', () => {
  expect(new Set([...readTexts('ar').values()].flatMap((text) => placesOf(text).plurals.flat()))).toEqual(
    new Set(['zero', 'one', 'two', 'few', 'many', 'other']),
  );
});

type SyntaxNode = { type: string; [field: string]: unknown };

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesIn(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesIn(value);
}

/** The keys that an expression may have: its strings, and with `*` its templates. */
function stringsIn(node: SyntaxNode): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') {
    const parts = node.quasis as { value: { cooked: string } }[];
    return [parts.map(({ value }) => value.cooked).join('*')];
  }
  return [];
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file),
);
const nodes = files.flatMap((file) => [
  ...nodesIn(
    parseAst(readFileSync(source + file, 'utf8'), {
      lang: file.endsWith('x') ? 'tsx' : 'ts',
    }) as unknown as SyntaxNode,
  ),
]);

test('every text is used', () => {
  const used = new Set(nodes.flatMap(stringsIn));
  const patterns = [...used].filter((text) => /^\w+\..*\*/.test(text)).map((text) => text.split('*'));
  const isUsed = (key: string): boolean =>
    used.has(key) ||
    used.has(key.slice(0, key.lastIndexOf('.'))) ||
    patterns.some(([start = '', end = '']) => key.startsWith(start) && key.endsWith(end));
  expect([...english.keys()].filter((key) => !key.startsWith('shell.') && !isUsed(key))).toEqual([]);
});

test('every text is given its values', () => {
  const calls = nodes.filter(
    ({ type, callee }) =>
      type === 'CallExpression' && isNode(callee) && (callee.name === 't' || callee.name === 'rich'),
  );
  const wrong = calls.flatMap((call) => {
    const [first, second] = call.arguments as (SyntaxNode | undefined)[];
    const properties = (second?.properties ?? []) as { key?: { name: string } }[];
    if (!first || properties.some(({ key }) => !key)) return [];
    const given = properties.map(({ key }) => key?.name ?? '');
    return [...nodesIn(first)]
      .flatMap(stringsIn)
      .filter((key) => english.has(key))
      .filter((key) => takes(key).some((place) => !given.includes(place)))
      .map((key) => `${key} needs ${takes(key)}, has ${given}`);
  });
  expect(calls.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});
