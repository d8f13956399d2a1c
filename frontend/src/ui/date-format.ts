const formats = new Map<string, Intl.DateTimeFormat>();

/** One format for all its uses: to make one takes a hundred times as long as to use it. */
export function dateFormat(language: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: shownZone(timeZone) });
  formats.set(key, known);
  return known;
}

/** The zone itself or, where a browser is too old to know it, UTC: times are then right, if those of another place. */
export function shownZone(timeZone: string): string {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return 'UTC';
  }
}
