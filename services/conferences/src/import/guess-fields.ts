const normalize = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();

/**
 * Each field once: of two columns for it the first, and one with the exact name of our export, as in `labels`, before any
 * other.
 */
export function guessFields<Field extends string>(
  headers: string[],
  labels: Record<Field, string>,
  otherHeaders: Record<Field, string[]>,
): (Field | null)[] {
  const fields = Object.keys(labels) as Field[];
  const fieldOf = new Map(
    fields.flatMap((field) => [labels[field], ...otherHeaders[field]].map((header) => [normalize(header), field])),
  );
  const exact = new Set(headers.map(normalize));
  const taken = new Set<Field>();
  return headers.map((header) => {
    const field = fieldOf.get(normalize(header)) ?? null;
    if (field === null || taken.has(field)) return null;
    const own = normalize(labels[field]);
    if (normalize(header) !== own && exact.has(own)) return null;
    taken.add(field);
    return field;
  });
}
