import { z } from 'zod';
import { code } from '../shared/messages.js';
import { apiTags, type PublicRead, publicReads } from './public-reads.schema.js';

type Json = Record<string, unknown>;
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; description?: string; schema: Json };
type Content = Record<string, { schema?: Json; example?: unknown }>;
type PlainResponse = { description: string; headers?: Json; content?: Content };
type Response = PlainResponse | { $ref: string };
type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: Parameter[];
  responses: Record<string, Response>;
};
export type ApiDescription = {
  openapi: string;
  paths: Record<string, { get: Operation }>;
  components: { schemas: Record<string, Json>; responses: Record<'Moved' | 'NotModified' | 'Error', PlainResponse> };
} & Json;

const messageShape = {
  code: z.enum(code).describe('Stays the same when the text is improved'),
  params: z.record(z.string(), z.unknown()).optional().describe('What stands in the places of the text'),
  message: z.string(),
};

const errorResponse = z
  .strictObject({
    ...messageShape,
    fields: z
      .record(z.string(), z.strictObject(messageShape))
      .optional()
      .describe('What is wrong with a parameter, by its name'),
    requestId: z.string().describe('Tell us this id, and we find the request'),
  })
  .meta({ id: 'Error' });

const reads = Object.entries(publicReads);

/** Leaves out defaults, which matter only to writers, patterns that repeat a format, and limits that do not limit. */
const convert = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.minLength === 0) delete jsonSchema.minLength;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });

/** Returns OpenAPI 3.1. `examples` are responses by their paths. */
export function describeApi(examples: Record<string, unknown> = {}): ApiDescription {
  const bodies = reads.flatMap(([name, item]) => ('body' in item ? [[name, item.body] as const] : []));
  const all = convert(z.strictObject({ ...Object.fromEntries(bodies), Error: errorResponse }), 'output');
  const { properties, $defs } = JSON.parse(JSON.stringify(all).replaceAll('#/$defs/', '#/components/schemas/')) as {
    properties: Record<string, Json>;
    $defs: Record<string, Json>;
  };
  const schemas = Object.fromEntries(Object.entries($defs).map(([name, { id: _id, ...schema }]) => [name, schema]));
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Public API',
      version: '1',
      description:
        'What the pages of this site read. Every response has an ETag, and pages of other sites may read it. Requests with a query are limited to a number per second: a response with the status 429 says in Retry-After how long to wait.',
    },
    servers: [{ url: '/' }],
    tags: apiTags.map((name) => ({ name })),
    paths: Object.fromEntries(
      reads.map(([name, item]) => [
        item.path,
        { get: describeOperation(name, item, properties[name], findExample(item, examples)) },
      ]),
    ),
    components: { schemas, responses },
  };
}

function describeOperation(name: string, item: PublicRead, schema: Json | undefined, example: unknown): Operation {
  const { path, tag, summary, query } = item;
  const parameters = [...pathParameters(path), ...(query ? queryParameters(query) : [])];
  const json = { ...(schema && { schema }), ...(example !== undefined && { example }) };
  const content: Content =
    'body' in item ? { 'application/json': json } : Object.fromEntries(item.mediaTypes.map((type) => [type, {}]));
  return {
    operationId: name,
    tags: [tag],
    summary,
    parameters,
    responses: {
      200: { description: 'OK', headers: query && 'page' in query.shape ? { ...etag, ...link } : etag, content },
      ...(/[sS]lug\}/.test(path) && { 301: { $ref: '#/components/responses/Moved' } }),
      304: { $ref: '#/components/responses/NotModified' },
      ...(parameters.length > 0 && {
        400: { $ref: '#/components/responses/Error' },
        404: { $ref: '#/components/responses/Error' },
      }),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(/id$/i.test(name) && { format: 'uuid' }) },
  }));

function queryParameters(query: z.ZodObject): Parameter[] {
  const { properties, required = [] } = convert(query, 'input') as {
    properties: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: String(description),
    schema,
  }));
}

const etag = { ETag: { description: 'For If-None-Match in the next request', schema: { type: 'string' } } };
const link = {
  Link: { description: 'The first, previous, next and last page (RFC 8288)', schema: { type: 'string' } },
};

const responses: ApiDescription['components']['responses'] = {
  Moved: {
    description: 'The page has another name now',
    headers: { Location: { description: 'The path of the same read with that name', schema: { type: 'string' } } },
  },
  NotModified: { description: 'The response has not changed since the one with that ETag' },
  Error: {
    description: 'The request was not answered',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
};

function findExample({ path }: PublicRead, examples: Record<string, unknown>): unknown {
  const [, example] = Object.entries(examples).find(([recorded]) => isPathOf(recorded, path)) ?? [];
  return shorten(example);
}

/** `path` may have a query. */
export function isPathOf(path: string, template: string): boolean {
  const [parts, expected] = [path.replace(/\?.*/, '').split('/'), template.split('/')];
  return parts.length === expected.length && expected.every((part, at) => part.startsWith('{') || part === parts[at]);
}

const maxExampleEntries = 2;

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxExampleEntries).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shorten(part)]));
}
