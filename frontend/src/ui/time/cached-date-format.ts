const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format takes a hundred times as long as using it. */
export function cachedDateFormat(language: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: supportedTimeZone(timeZone) });
  formats.set(key, format);
  return format;
}

const supportedZones = new Map<string, string>();

/** UTC replaces a zone that an old browser does not support: the times are then right, but not local. */
export function supportedTimeZone(timeZone: string): string {
  const zone = supportedZones.get(timeZone) ?? (isSupported(timeZone) ? timeZone : 'UTC');
  supportedZones.set(timeZone, zone);
  return zone;
}

function isSupported(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
