const formats = new Map<string, Intl.DateTimeFormat>();

/** One format for all its uses: to make one takes a hundred times as long as to use it. */
export function cachedDateFormat(language: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`;
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: supportedTimeZone(timeZone) });
  formats.set(key, known);
  return known;
}

const supportedZones = new Map<string, string>();

/** The zone itself or, where a browser is too old to know it, UTC: times are then right, if those of another place. */
export function supportedTimeZone(timeZone: string): string {
  const shown = supportedZones.get(timeZone) ?? (isSupported(timeZone) ? timeZone : 'UTC');
  supportedZones.set(timeZone, shown);
  return shown;
}

function isSupported(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
