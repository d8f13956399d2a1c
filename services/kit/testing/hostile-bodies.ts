import fc from 'fast-check';

/** The same values in every run, so that a failure can be repeated. */
const seed = 20_260_101;

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
  ),
  fc.constantFrom(500, 60_000).map((length) => 'ع'.repeat(length)),
);
const number = fc.constantFrom(0, -0, 1, -1, 1.5, 100_000, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e308, -1e-7);
const anything = fc.oneof(text, number, fc.boolean(), fc.constantFrom(null, '', [], {}), fc.jsonValue({ maxDepth: 4 }));
const unknownField = fc.tuple(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'id', 'version', 'updatedBy', 'deletedAt', ''),
  anything,
);

/** Most fields of most bodies stay good, for what is refused at once is never stored wrongly. */
const fieldOf = (good: unknown) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant([good]) },
    { weight: 3, arbitrary: (typeof good === 'string' ? text : anything).map((value) => [value]) },
    { weight: 1, arbitrary: anything.map((value) => [value]) },
    { weight: 1, arbitrary: fc.constant([]) },
  );

/** JSON bodies around a good one: fields odd, of a wrong type, left out, or unknown. */
export function hostileBodies(good: Record<string, unknown>, count: number): string[] {
  const fields = Object.entries(good).map(([name, value]) =>
    fieldOf(value).map((values) => values.map((odd): [string, unknown] => [name, odd])),
  );
  const extra = fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.tuple(unknownField) });
  const body = fc.tuple(...fields, extra).map((parts) => JSON.stringify(Object.fromEntries(parts.flat())));
  return fc.sample(body, { seed, numRuns: count });
}

/** The same with a few fields odd at a time: of many at once the first refused would hide the others. */
export function hostileInParts(good: Record<string, unknown>, count: number): string[] {
  const fields = Object.entries(good);
  const parts = Array.from({ length: Math.ceil(fields.length / 5) }, (_, i) => fields.slice(i * 5, i * 5 + 5));
  return parts.flatMap((part) => {
    const others = Object.fromEntries(fields.filter((field) => !part.includes(field)));
    const odd = hostileBodies(Object.fromEntries(part), Math.ceil(count / parts.length));
    return odd.map((body) => JSON.stringify({ ...others, ...(JSON.parse(body) as object) }));
  });
}

/** Bytes that are no JSON, or only nearly: cut off, with broken characters, or anything at all. */
export function brokenBodies(good: Record<string, unknown>, count: number): Buffer[] {
  const whole = Buffer.from(JSON.stringify(good));
  const cut = fc.nat(whole.length - 1).map((length) => whole.subarray(0, length));
  const spoilt = fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 128, max: 255 })).map(([at, byte]) => {
    const copy = Buffer.from(whole);
    copy[at] = byte;
    return copy;
  });
  const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));
  return fc.sample(fc.oneof(cut, spoilt, bytes), { seed, numRuns: count });
}

/** Parts of an address, percent-encoded or broken. */
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
