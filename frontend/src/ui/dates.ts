const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

/** '12 March 2026' */
export function formatDay(instant: string, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat('en-GB', { ...day, timeZone }).format(new Date(instant));
}

/** '12–14 March 2026', or one day when start and end fall on the same. */
export function formatDays(start: string, end: string, timeZone: string): string {
  const days = new Intl.DateTimeFormat('en-GB', { ...day, timeZone }).formatRange(new Date(start), new Date(end));
  return days.replace(/^(\d+)\s–\s(\d+)/, '$1–$2');
}

/** 'Kuala Lumpur time' for Asia/Kuala_Lumpur, 'UTC' for itself. */
export function zoneName(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return timeZone.includes('/') ? `${city} time` : city;
}
