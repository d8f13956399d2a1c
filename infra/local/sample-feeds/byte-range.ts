export type ByteRange = { from: number; to: number };

/**
 * The bytes that a Range header asks for, both ends included. Undefined for the whole: without a header, or with one of
 * another kind; 'none' when nothing lies there.
 */
export function byteRange(header: string | undefined, length: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const range =
    first === ''
      ? { from: Math.max(0, length - Number(last)), to: length - 1 }
      : { from: Number(first), to: Math.min(last === '' ? length - 1 : Number(last), length - 1) };
  return range.from <= range.to ? range : 'none';
}
