// Finds the names (of variables, classes, settings …) and texts (documents, log messages, metric help, test titles, the dashboard)
// that check-words.mjs compares with CONTEXT.md.
import { basename } from 'node:path';
import { parseSync } from '@swc/core';

const testFunctions = new Set(['test', 'describe', 'describeInBrowser', 'describeWithOwnProduct']);
const logMethods = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);

/** Returns the identifier that a call begins with: `test` of `test.each([…])(…)` and of `(hasKubectl ? test : test.skip)(…)`. */
function rootIdentifier(node) {
  if (!node) return undefined;
  if (node.type === 'Identifier') return node.value;
  return rootIdentifier(node.object ?? node.callee ?? node.tag ?? node.expression ?? node.consequent);
}

const isLogger = (node) => /log(ger)?$/i.test(node?.property?.value ?? node?.value ?? '');

const literalText = (node) =>
  node?.type === 'StringLiteral' ? node.value : (node?.quasis?.map(({ raw }) => raw).join(' … ') ?? '');

function textsOfCall({ callee, arguments: args }) {
  if (testFunctions.has(rootIdentifier(callee))) return [literalText(args[0]?.expression)];
  if (callee.type !== 'MemberExpression' || !logMethods.has(callee.property.value) || !isLogger(callee.object))
    return [];
  return args.map(({ expression }) => literalText(expression));
}

function readCode(file, code) {
  const names = new Set();
  const texts = [];
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'Identifier') names.add(node.value);
    if (node.type === 'CallExpression') texts.push(...textsOfCall(node));
    if (node.type === 'KeyValueProperty' && node.key.value === 'help') texts.push(literalText(node.value));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('.tsx'), decorators: true, target: 'es2023' }));
  return { names: [...names], texts };
}

const matchAll = (text, pattern) => [...text.matchAll(pattern)].flatMap((match) => match.slice(1).find(Boolean) ?? []);

/** Matches classes, ids, custom properties, variables, placeholders and mixins. */
const stylePattern = /(?:[.#$%]|--|@(?:mixin|include|function|keyframes)\s+)([a-z_][\w-]*)/gi;
/** Matches variables, named locations, zones, upstreams, log formats and the groups of regular expressions. */
const nginxPattern = /\$\{?(\w+)|@(\w+)|\(\?<(\w+)>|\b(?:zone|keys_zone)[= ](\w+)|\b(?:upstream|log_format) ([\w-]+)/g;
/** Matches keys, anchors, values of `name:`, and items of lists that are single words. */
const yamlPattern =
  /(?:^|[\s{,-])"?([\w.-]+)"?:(?=\s|$)|[&*]([\w-]+)|(?<=\bname: "?)([\w-]+)|[[,] ?([a-z][\w-]*)(?=[\],])|^\s*- ([a-z][\w-]*)$/gm;
/** Matches functions, assigned and read variables, and settings. */
const shellPattern = /^\s*([a-z_]\w*)\(\)|(?:^|[\s;({])([a-z_]\w*)=|\$\{?([a-z_]\w*)|\bfor ([a-z_]\w*)/gim;
const makePattern = /^([\w-]+)\s*(?:[?:+]?=|:)|\$\(([A-Z_]+)\)/gm;

const hashComments = /(?:^|(?<=\s))#(?!\{).*$/gm;
const styleComments = /\/\*[\s\S]*?\*\/|\/\/.*$|"[^"\n]*"|'[^'\n]*'/gm;

const patternFor = (file) => {
  if (/\.(conf|template)$/.test(file)) return nginxPattern;
  if (/\.ya?ml$/.test(file)) return yamlPattern;
  if (/\.(sh|envsh|env)$|Dockerfile$/.test(file)) return shellPattern;
  return makePattern;
};

/** Leaves out the tables of CONTEXT.md, which name the forbidden words, and fenced blocks, which are code. */
function readDocument(file, text) {
  const prose = (file === 'CONTEXT.md' ? text.replaceAll(/^\|.*$/gm, '') : text).replaceAll(/^```[\s\S]*?^```/gm, '');
  return {
    names: matchAll(prose, /`([^`\n]+)`/g),
    texts: prose.replaceAll(/`[^`\n]+`|\]\([^)]*\)/g, ' … ').split('\n\n'),
  };
}

const dashboardPattern = /"(?:title|description|legendFormat)": "((?:[^"\\]|\\.)*)"/g;

export const isChecked = (file) =>
  /\.(ts|tsx|mjs|scss|css|conf|template|ya?ml|sh|envsh|env|md)$|(^|\/)(Makefile|Dockerfile)$|dashboards\/.*\.json$/.test(
    file,
  );

export function namesAndTexts(file, text) {
  if (/\.(ts|tsx|mjs)$/.test(file)) return readCode(file, text);
  if (file.endsWith('.md')) return readDocument(basename(file), text);
  if (file.endsWith('.json')) return { names: [], texts: matchAll(text, dashboardPattern) };
  if (/\.s?css$/.test(file)) return { names: matchAll(text.replaceAll(styleComments, ''), stylePattern), texts: [] };
  return { names: matchAll(text.replaceAll(hashComments, ''), patternFor(basename(file))), texts: [] };
}
