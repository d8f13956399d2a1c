import { readFileSync } from 'node:fs';
import { describeApi, isPathOf } from '@majlis/contracts/api/describe-api.schema';
import { findDifferences } from '@majlis/kit/testing/described-reads';
import { Validator } from '@seriousme/openapi-schema-validator';

const recorded = JSON.parse(readFileSync('infra/quality/visual/responses.json', 'utf8')) as Record<string, unknown>;
const description = describeApi(recorded);
const operations = Object.entries(description.paths).map(([path, { get }]) => ({ path, ...get }));

test('the description is valid OpenAPI 3.1, and the validator would reject another', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(description))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  const broken = { ...structuredClone(description), paths: { '/api/x': { get: { responses: 1 } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test.each(Object.keys(recorded))('the recorded response of %s is what the description allows', (path) => {
  const { path: template } = operations.find((operation) => isPathOf(path, operation.path)) ?? { path: '' };
  expect([path, findDifferences(template, 200, recorded[path])]).toEqual([path, []]);
});

test('most operations have an example', () => {
  const examples = operations.filter(({ responses }) => JSON.stringify(responses[200]).includes('"example":'));
  expect(examples.length).toBeGreaterThanOrEqual(25);
});

test('operations have names of their own, and nothing is in Markdown, which the page does not show', () => {
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  const { paths: _paths, ...rest } = description;
  for (const [, text = ''] of JSON.stringify([operations.map(({ summary }) => ({ summary })), rest]).matchAll(
    /"(?:summary|description)":"([^"]*)"/g,
  ))
    expect(text).not.toMatch(/[*_`#]{2}|\]\(|<\w/);
});
