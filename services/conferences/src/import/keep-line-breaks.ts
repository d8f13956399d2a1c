/** A file may have line breaks of another kind, which is no change. */
export const keepLineBreaks = <Value>(stored: Value | undefined, value: Value): Value =>
  typeof stored === 'string' &&
  typeof value === 'string' &&
  stored.replaceAll('\r\n', '\n') === value.replaceAll('\r\n', '\n')
    ? stored
    : value;
