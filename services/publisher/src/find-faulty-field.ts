import type { ApiResponse, FetchPath } from './targets/build-target.js';

type Json = null | boolean | number | string | Json[] | JsonObject;
type JsonObject = { [key: string]: Json };

/** Renders the file from the responses that `fetchPath` returns. Throws or resolves to undefined if there can be none. */
export type Render = (fetchPath: FetchPath) => Promise<Buffer | string | undefined>;

/**
 * If the file can be rendered once one of these values has replaced that of a field, this field is the cause. A value of the second
 * list may also leave out the part of the page that has the fault, so it is only tried when no field was found with the first list.
 */
const valuesToTry: { of: (value: Json) => boolean; values: Json[] }[] = [
  {
    of: (value) => value === null || typeof value === 'string' || typeof value === 'number',
    values: ['2000-01-01T00:00:00.000Z', 'UTC', 0, []],
  },
  { of: () => true, values: ['', null, false, {}] },
];
/** The number of renderings is limited, because the other files wait meanwhile. */
const maxRenderings = 600;
const maxQuotedLength = 80;

/**
 * Finds the row and the field because of which a file cannot be rendered, by rendering it with other values in their place. Undefined
 * if no single value is the cause.
 */
export async function findFaultyField(
  responses: Map<string, ApiResponse>,
  render: Render,
): Promise<string | undefined> {
  let renderings = 0;
  const isRenderedWith = async (apiPath: string, value: Json): Promise<boolean> => {
    renderings += 1;
    if (renderings > maxRenderings) return false;
    const text = JSON.stringify(value);
    const fetchPath: FetchPath = async (path) => {
      const response = responses.get(path);
      if (!response) throw new Error(`${path} was not among the responses`);
      return path === apiPath ? { ...response, text } : response;
    };
    return render(fetchPath).then(
      (content) => content !== undefined,
      () => false,
    );
  };
  // A later response was requested because of an earlier one, and is nearer to the fault.
  for (const [apiPath, { status, text }] of [...responses].reverse()) {
    if (status !== 200) continue;
    const value = JSON.parse(text) as Json;
    const isRendered = (other: Json) => isRenderedWith(apiPath, other);
    // The fault may have gone since.
    if (await isRendered(value)) return undefined;
    let place: Step[] = [];
    for (const substitutes of valuesToTry)
      if (!isField(place)) place = await narrow(value, { isRendered, substitutes });
    if (place.length > 0) return describePlace(apiPath, place);
  }
  return undefined;
}

const isField = (place: Step[]): boolean => typeof place.at(-1)?.name === 'string';

/** A value and the name of the field that it was found in; that of an element of a list is its index. */
type Step = { name: string | number; value: Json; parent: Json };

type Trial = { isRendered: (value: Json) => Promise<boolean>; substitutes: (typeof valuesToTry)[number] };

async function narrow(value: Json, trial: Trial): Promise<Step[]> {
  if (Array.isArray(value)) return narrowList(value, trial);
  return value !== null && typeof value === 'object' ? narrowObject(value, trial) : [];
}

/** Several elements may be at fault. The first is found by the shortest beginning of the list that cannot be rendered. */
async function narrowList(list: Json[], { isRendered, substitutes }: Trial): Promise<Step[]> {
  if (list.length === 0 || !(await isRendered([]))) return [];
  let [rendered, failing] = [0, list.length];
  while (failing - rendered > 1) {
    const middle = Math.floor((rendered + failing) / 2);
    if (await isRendered(list.slice(0, middle))) rendered = middle;
    else failing = middle;
  }
  const value = list[rendered] ?? null;
  const before = list.slice(0, rendered);
  const deeper = await narrow(value, { isRendered: (other) => isRendered([...before, other]), substitutes });
  return [{ name: rendered, value, parent: list }, ...deeper];
}

async function narrowObject(object: JsonObject, { isRendered, substitutes }: Trial): Promise<Step[]> {
  for (const [name, value] of Object.entries(object)) {
    const trial = { isRendered: (other: Json) => isRendered({ ...object, [name]: other }), substitutes };
    const deeper = await narrow(value, trial);
    if (deeper.length > 0 || (await isAnyRendered(value, trial))) return [{ name, value, parent: object }, ...deeper];
  }
  return [];
}

async function isAnyRendered(value: Json, { isRendered, substitutes }: Trial): Promise<boolean> {
  if (!substitutes.of(value)) return false;
  for (const other of substitutes.values) if (await isRendered(other)) return true;
  return false;
}

/** The row is the innermost object with an id, and the field is the path within it. */
function describePlace(apiPath: string, place: Step[]): string {
  const rowIndex = place.findLastIndex(({ parent }) => rowName(parent) !== undefined);
  const fieldSteps = rowIndex === -1 ? place : place.slice(rowIndex);
  const last = place.at(-1);
  const ownRow = rowName(last?.value);
  if (ownRow) return `row ${ownRow} of ${apiPath}`;
  const field = fieldSteps.map(({ name }) => name).join('.');
  const row = rowIndex === -1 ? '' : `row ${rowName(place[rowIndex]?.parent)}, `;
  const quoted = JSON.stringify(last?.value ?? null);
  const shortened = quoted.length > maxQuotedLength ? `${quoted.slice(0, maxQuotedLength)}…` : quoted;
  return `${row}field ${field} of ${apiPath}: ${shortened}`;
}

/** The id of a row, and the name under which staff know it. */
function rowName(value: Json | undefined): string | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const { id, key, title, name, slug } = value;
  const identity = [id, key, slug].find((each) => typeof each === 'string' || typeof each === 'number');
  if (identity === undefined) return undefined;
  const label = [title, name].find((each) => typeof each === 'string' && each !== '');
  return label === undefined ? String(identity) : `${identity} (${JSON.stringify(label)})`;
}
