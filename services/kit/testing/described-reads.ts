import { describeApi } from '@majlis/contracts/api/describe-api.schema';
import { publicReads } from '@majlis/contracts/api/public-reads.schema';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { hostileSegments } from './hostile-bodies.js';
import { listRoutes } from './route-inventory.js';
import type { RunningService } from './running-service.js';

const { paths, components } = describeApi();
// The validator is not strict, because OpenAPI's own keywords are unknown to JSON Schema.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

/**
 * These routes are for the machine itself, for signing in, for the search of our own pages, and for the images of the publisher.
 */
const isInternal = (path: string) =>
  /^\/(live|ready|metrics|api\/auth\/.*|api\/search(\/results)?|stored\/.*)$/.test(path);

/** Compares the GET routes of a service for visitors with the described paths that have one of these beginnings, both ways. */
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
  const path = fillIn(template, parameters);
  const response = await browser.get(path + query).redirects(0);
  expect([name, response.status]).toEqual([name, 200]);
  expect([name, findDifferences(template, 200, response.body)]).toEqual([name, []]);
  expect([name, Array.isArray(response.body) ? response.body.length : 1]).not.toEqual([name, 0]);
  const again = await browser.get(path + query).set('If-None-Match', String(response.headers.etag));
  expect([name, again.status]).toEqual([name, 304]);
  return response;
}

const fillIn = (template: string, parameters: Record<string, string>) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '');

/** Lists the reads with parameters whose paths have one of these beginnings. */
export const readsWithParameters = (beginnings: string[]): string[] =>
  Object.values(paths)
    .filter(({ get }) => get.parameters.length > 0)
    .flatMap(({ get }) => {
      const path = publicReads[get.operationId]?.path ?? '';
      return beginnings.some((beginning) => path.startsWith(beginning)) ? [get.operationId] : [];
    });

const oddRequests = Number(process.env.HOSTILE_BODIES ?? 20);

/** Reads with odd values, one parameter at a time, and returns each response that the description does not allow. */
export async function findUndescribed(name: string, { browser, parameters = {} }: Read): Promise<string[]> {
  const template = publicReads[name]?.path ?? '';
  const all = paths[template]?.get.parameters ?? [];
  const undescribed: string[] = [];
  for (const [index, value] of hostileSegments(oddRequests).entries()) {
    const odd = all[index % all.length];
    const path = fillIn(template, odd?.in === 'path' ? { ...parameters, [odd.name]: value } : parameters);
    const query = odd?.in === 'query' ? `?${odd.name}=${value}` : '';
    const { status, body } = await browser.get(path + query).redirects(0);
    const differences = [400, 404].includes(status)
      ? findDifferences(template, 'default', body)
      : status === 200
        ? findDifferences(template, 200, body)
        : status === 301
          ? []
          : [status];
    if (differences.length > 0) undescribed.push([(path + query).slice(0, 200), ...differences].join(' '));
  }
  return undescribed;
}

const validators = new Map<string, ValidateFunction>();

function validatorOf(template: string, status: 200 | 'default'): ValidateFunction {
  const key = `${status} ${template}`;
  const declared = paths[template]?.get.responses[status];
  const { content } = declared && !('$ref' in declared) ? declared : components.responses.Error;
  const validate = validators.get(key) ?? ajv.compile({ ...content?.['application/json']?.schema, components });
  validators.set(key, validate);
  return validate;
}

/** Lists the parts of a body that its description does not allow. */
export function findDifferences(template: string, status: 200 | 'default', body: unknown): string[] {
  const validate = validatorOf(template, status);
  if (validate(body)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}
