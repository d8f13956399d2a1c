import fc from 'fast-check';

/** The seed is fixed, so that failures can be repeated; HOSTILE_SEED selects other values. */
const seed = Number(process.env.HOSTILE_SEED ?? 20_260_101);

/** Number of bodies per write, in place of the few that a test run has time for. */
const requestedCount = Number(process.env.HOSTILE_BODIES ?? 0);

/** Samples are generated in batches, because thousands of long texts would not fit into memory. */
function* samples<Value>(arbitrary: fc.Arbitrary<Value>, count: number): Generator<Value> {
  for (let from = 0; from < count; from += 250)
    yield* fc.sample(arbitrary, { seed: seed + from, numRuns: Math.min(250, count - from) });
}

const oddTimes = [
  '0000-00-00T00:00:00Z',
  '2031-02-30T10:00:00Z',
  '2031-13-01T10:00:00Z',
  '2031-03-12T25:61:61Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '2031-03-12T10:00:00+99:99',
  '1970-01-01',
];

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    ' padded ',
    'a\0b',
    'x\ud800',
    '\udc00',
    '\u202e\u0007',
    '\ufeff',
    "'; DROP TABLE x; --",
    '%00',
    '<b>bold</b>',
    'NaN',
    '-Infinity',
    '__proto__',
  ),
  fc.constantFrom(...oddTimes),
  fc.constantFrom(500, 60_000).map((length) => 'ع'.repeat(length)),
);
const number = fc.constantFrom(
  0,
  -0,
  1,
  -1,
  1.5,
  100_000,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  1e308,
  -1e-7,
  5e-324,
);
const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;
const doubled = fc.tuple(text).map(([one]) => [one, one]);
const anything = fc.oneof(
  text,
  number,
  fc.boolean(),
  fc.constantFrom(null, '', [], {}, nested(15), nested(300)),
  doubled,
  fc.jsonValue({ maxDepth: 4 }),
);
const unknownField = fc.tuple(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'id', 'version', 'updatedBy', 'deletedAt', ''),
  anything,
);

/** Most fields stay valid, because a body that is rejected at once tests no storage. */
const fieldOf = (good: unknown) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant([good]) },
    { weight: 3, arbitrary: (typeof good === 'string' ? text : anything).map((value) => [value]) },
    { weight: 1, arbitrary: anything.map((value) => [value]) },
    { weight: 1, arbitrary: fc.constant([]) },
  );

/** JSON that JSON.stringify never produces: duplicate keys and numbers beyond the range of doubles. */
const malformed = (body: string) =>
  fc.constantFrom(
    `${body.slice(0, -1)}${body === '{}' ? '' : ','}"title":"a","title":"b"}`,
    body.replace(/:-?\d[\d.e+-]*/, ':1e999'),
    body.replace(/:-?\d[\d.e+-]*/, ':-1e-999'),
    body.replace(/:"/, ':"\\u0000'),
    body.replace(/:"/, ':"\\ud800'),
  );

/** Variations of a valid body: fields with odd values, of a wrong type, missing, or unknown. */
export function* hostileBodies(good: Record<string, unknown>, count: number, share = 1): Generator<string> {
  const fields = Object.entries(good).map(([name, value]) =>
    fieldOf(value).map((values) => values.map((odd): [string, unknown] => [name, odd])),
  );
  const extra = fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.tuple(unknownField) });
  const body = fc.tuple(...fields, extra).map((parts) => JSON.stringify(Object.fromEntries(parts.flat())));
  const odd = fc.oneof({ weight: 19, arbitrary: body }, { weight: 1, arbitrary: body.chain(malformed) });
  yield* samples(odd, Math.ceil((requestedCount || count) * share));
}

/** Varies five fields at a time, because the first invalid one hides the others. */
export function* hostileFieldGroups(good: Record<string, unknown>, count: number): Generator<string> {
  const fields = Object.entries(good);
  const parts = Array.from({ length: Math.ceil(fields.length / 5) }, (_, i) => fields.slice(i * 5, i * 5 + 5));
  for (const part of parts) {
    const others = JSON.stringify(Object.fromEntries(fields.filter((field) => !part.includes(field))));
    for (const odd of hostileBodies(Object.fromEntries(part), count, 1 / parts.length))
      yield [others, odd].includes('{}') ? others.replace(/^{}$/, odd) : `${others.slice(0, -1)},${odd.slice(1)}`;
  }
}

export function brokenBodies(good: Record<string, unknown>, count: number): Generator<Buffer> {
  const whole = Buffer.from(JSON.stringify(good));
  // An empty body is not broken: it counts as {}.
  const cut = fc.integer({ min: 1, max: whole.length - 1 }).map((length) => whole.subarray(0, length));
  const broken = fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 128, max: 255 })).map(([at, byte]) => {
    const copy = Buffer.from(whole);
    copy[at] = byte;
    return copy;
  });
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 200 }).map((array) => Buffer.from(array));
  return samples(fc.oneof(cut, broken, bytes), count);
}

export function hostileSegments(count: number): string[] {
  const encoded = text.map((odd) => encodeURIComponent(odd.replace(/\p{Surrogate}/gu, '?').slice(0, 300)));
  const broken = fc.constantFrom(
    '%00',
    '%ff',
    '%E0%A4%A',
    '%',
    '..%2f..',
    '__proto__',
    'constructor',
    '%20',
    ';',
    'a.b',
  );
  return fc.sample(
    fc.oneof(encoded, broken).filter((segment) => segment !== ''),
    { seed, numRuns: count },
  );
}
