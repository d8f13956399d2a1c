import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { defaultLanguage, siteLanguages, staffLanguages } from '@majlis/contracts/shared/languages';
import { type MessageCode, messageTexts } from '@majlis/contracts/shared/messages';
import { parseAst } from 'vite';

const source = fileURLToPath(new URL('../../../frontend/src/', import.meta.url));

type Places = { values: Set<string>; elements: Set<string>; plurals: string[][] };

type Area = 'site' | 'staff' | 'offer' | 'publisher' | 'services';

const catalogues = [
  ...(['site', 'offer', 'publisher'] as const).flatMap((area) => siteLanguages.map(({ tag }) => [area, tag] as const)),
  ...staffLanguages.map(({ tag }) => ['staff', tag] as const),
];

/** Returns the texts of a catalogue by their keys. */
function readTexts(area: Area, tag: string): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (group: object, prefix: string) => {
    for (const [name, value] of Object.entries(group))
      if (typeof value === 'string') texts.set(prefix + name, value);
      else collect(value, `${prefix}${name}.`);
  };
  collect(JSON.parse(readFileSync(`${source}messages/${tag}/${area}.json`, 'utf8')), '');
  return texts;
}

/** Lists the values and elements for which a text has placeholders, and the plural categories that it distinguishes. */
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

const english = {
  site: readTexts('site', 'en'),
  staff: readTexts('staff', 'en'),
  offer: readTexts('offer', 'en'),
  publisher: readTexts('publisher', 'en'),
};
const takes = (text = '') => {
  const { values, elements } = placesOf(text);
  return [...values, ...elements].sort();
};

test.each(catalogues)('every text of the %s is in %s', (area, tag) => {
  const texts = readTexts(area, tag);
  expect([...texts.keys()]).toEqual([...english[area].keys()]);
  expect([...texts].filter(([key, text]) => !text && english[area].get(key))).toEqual([]);
});

// A language may express a value by its words, and may need other forms of a noun.
const formsOfNoun = ['indefinite', 'definite', 'several', 'atStart', 'counted', 'ofCounted'];

test.each(catalogues)('the texts of the %s in %s have places for the same values', (area, tag) => {
  const others = [...readTexts(area, tag)].flatMap(([key, text]) => {
    const known = [...takes(english[area].get(key)), ...formsOfNoun];
    return takes(text)
      .filter((place) => !known.includes(place))
      .map((place) => `${key}: ${place}`);
  });
  expect(others).toEqual([]);
});

test.each([...catalogues, ['services', 'ar'] as const])(
  'the texts of the %s in %s tell apart what the language does',
  (area, tag) => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    const unknown = [...readTexts(area, tag)].flatMap(([key, text]) =>
      placesOf(text)
        .plurals.flat()
        .filter((category) => !category.startsWith('=') && !pluralCategories.includes(category as Intl.LDMLPluralRule))
        .map((category) => `${key}: ${category}`),
    );
    expect(unknown).toEqual([]);
  },
);

const translations = staffLanguages.map(({ tag }) => tag).filter((tag) => tag !== defaultLanguage.tag);
const placesOfMessage = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, place]) => place);

test.each(translations)('every message of the services is in %s, with places for the same values', (tag) => {
  const texts = readTexts('services', tag);
  expect([...texts.keys()]).toEqual(Object.keys(messageTexts));
  const unknown = [...texts].flatMap(([code, text]) => {
    const known = placesOfMessage(messageTexts[code as MessageCode]);
    return takes(text).flatMap((place) => (known.includes(place) ? [] : `${code}: ${place}`));
  });
  expect(unknown).toEqual([]);
});

test('every message of the services is used by one of them', () => {
  const services = fileURLToPath(new URL('../../../services/', import.meta.url));
  const sources = readdirSync(services, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|\/messages\.ts$/.test(file))
    .map((file) => readFileSync(services + file, 'utf8'));
  sources.push(readFileSync(fileURLToPath(new URL('../../../gateway/snippets/errors.conf', import.meta.url)), 'utf8'));
  const words = new Set(
    sources.flatMap((code) => [...code.matchAll(/(?:code\.|'|\d{3} )(\w+)\b/g)].map(([, word]) => word)),
  );
  expect(Object.keys(messageTexts).filter((code) => !words.has(code))).toEqual([]);
});

test('Arabic counts in six forms', () => {
  expect(new Set([...readTexts('site', 'ar').values()].flatMap((text) => placesOf(text).plurals.flat()))).toEqual(
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

/** Returns the keys that a string or a template may be. A `*` stands for each value of a template. */
function stringsIn(node: SyntaxNode): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') {
    const parts = node.quasis as { value: { cooked: string } }[];
    return [parts.map(({ value }) => value.cooked).join('*')];
  }
  return [];
}

const publisher = fileURLToPath(new URL('../../../services/publisher/src/', import.meta.url));

/** Returns the modules of a folder that may read texts. */
const modulesIn = (folder: string, areaOf: (file: string, code: string) => 'site' | 'staff' | 'publisher') =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => {
      const code = readFileSync(folder + file, 'utf8');
      const tree = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as SyntaxNode;
      return { file, area: areaOf(file, code), nodes: [...nodesIn(tree)] };
    });

const modules = [
  ...modulesIn(source, (file, code) =>
    file.startsWith('admin/') || code.includes("from '#messages/staff'") ? 'staff' : 'site',
  ),
  ...modulesIn(publisher, () => 'publisher'),
];

test.each(['site', 'staff', 'publisher'] as const)('every text of the %s is used', (area) => {
  const readers = modules.filter((each) => area === 'site' || each.area === area);
  const used = new Set(readers.flatMap(({ nodes }) => nodes.flatMap(stringsIn)));
  const patterns = [...used].filter((text) => /^\w+\..*\*/.test(text)).map((text) => text.split('*'));
  const isUsed = (key: string): boolean =>
    used.has(key) ||
    groupsOf(key).some((group) => used.has(group)) ||
    patterns.some((parts) => matches(key, parts) || groupsOf(key).some((group) => matches(group, parts)));
  const unused = [...english[area].keys()].filter((key) => !/^shell\./.test(key) && !isUsed(key));
  expect(unused).toEqual([]);
});

/** Returns the groups around a text, because a group that is read as a whole uses all its texts: 'a.b' is around 'a.b.c'. */
const groupsOf = (key: string): string[] =>
  key
    .split('.')
    .map((_part, index, parts) => parts.slice(0, index).join('.'))
    .filter((group) => group.includes('.'));

function matches(key: string, parts: string[]): boolean {
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const found = index === 0 ? (key.startsWith(part) ? 0 : -1) : key.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return parts.at(-1) === '' || key.endsWith(parts.at(-1) ?? '');
}

test('every text is given its values, and the publisher reads none that does not exist', () => {
  let calls = 0;
  const wrong: string[] = [];
  for (const { file, area, nodes } of modules)
    for (const call of nodes) {
      const { type, callee } = call;
      if (type !== 'CallExpression' || !isNode(callee)) continue;
      const { name } = callee.type === 'MemberExpression' ? (callee.property as { name?: string }) : callee;
      if (name !== 't' && name !== 'rich') continue;
      calls += 1;
      const [first, second] = call.arguments as (SyntaxNode | undefined)[];
      const properties = (second?.properties ?? []) as { key?: { name: string } }[];
      if (!first || properties.some(({ key }) => !key) || (second && second.type !== 'ObjectExpression')) continue;
      const given = properties.map(({ key }) => key?.name ?? '');
      const texts = new Map([...english.site, ...(area === 'site' ? [] : english[area])]);
      const keys = [...nodesIn(first)].flatMap(stringsIn).filter((text) => text.includes('.'));
      for (const key of keys) {
        const needed = takes(texts.get(key));
        if (needed.some((place) => !given.includes(place)))
          wrong.push(`${file}: ${key} needs ${needed.join()}, has ${given.join()}`);
        // For the frontend the compiler finds missing texts.
        if (area === 'publisher' && ![...texts.keys()].some((text) => matches(text, key.split('*'))))
          wrong.push(`${file}: there is no ${key}`);
      }
    }
  expect(calls).toBeGreaterThan(2000);
  expect(wrong).toEqual([]);
});
