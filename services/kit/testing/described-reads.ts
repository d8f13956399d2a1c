import { expect } from '@jest/globals';
import { describeApi } from '@majlis/contracts/describe-api';
import { publicReads } from '@majlis/contracts/public-reads';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { listRoutes } from './route-inventory.js';
import type { RunningService } from './running-service.js';

const { paths, components } = describeApi();
// OpenAPI's own keywords are unknown to JSON Schema, hence not strict.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

/** For the machine itself and for signing in. */
const isInternal = (path: string) => /^\/(live|ready|metrics|api\/auth\/.*)$/.test(path);

/** Compares the GET routes for visitors with the described paths that begin like these, both ways. */
export function expectDescribedRoutes(service: RunningService, beginnings: string[]): void {
  const routes = listRoutes(service).filter(({ method, isPublic, path }) => {
    return method === 'GET' && isPublic && !isInternal(path);
  });
  const described = Object.keys(paths).filter((path) => beginnings.some((beginning) => path.startsWith(beginning)));
  const inBraces = routes.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'));
  expect(described.sort()).toEqual(inBraces.sort());
}

type Read = { browser: RunningService['visitor']; parameters?: Record<string, string>; query?: string };

/** Reads as a visitor and compares the response with its description. A list must not be empty. */
export async function readDescribed(name: string, { browser, parameters = {}, query = '' }: Read) {
  const template = publicReads[name]?.path ?? '';
  const path = template.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => encodeURIComponent(parameters[parameter] ?? ''));
  const response = await browser.get(path + query).redirects(0);
  expect([name, response.status]).toEqual([name, 200]);
  expect([name, findDifferences(template, 200, response.body)]).toEqual([name, []]);
  expect([name, Array.isArray(response.body) ? response.body.length : 1]).not.toEqual([name, 0]);
  const again = await browser.get(path + query).set('If-None-Match', String(response.headers.etag));
  expect([name, again.status]).toEqual([name, 304]);
  return response;
}

/** What of a body its description does not allow. */
export function findDifferences(template: string, status: 200 | 'default', body: unknown): string[] {
  const declared = paths[template]?.get.responses[status];
  const { content } = declared && !('$ref' in declared) ? declared : components.responses.Error;
  const validate = ajv.compile({ ...content?.['application/json']?.schema, components });
  if (validate(body)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}
