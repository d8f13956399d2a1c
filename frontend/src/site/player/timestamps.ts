/** Formats seconds as '12:34' or '1:02:03'. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return hours
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(whole % 60)}`
    : `${twoDigits(minutes)}:${twoDigits(whole % 60)}`;
}

/** Returns the seconds of '47:12' or '1:02:03', and 0 for anything else. */
export function parseDuration(time = ''): number {
  if (!/^\d+(:\d{1,2}){1,2}$/.test(time)) return 0;
  return time.split(':').reduce((total, part) => total * 60 + Number(part), 0);
}

/** Returns the seconds of '#t=754', '#t=12m34s', '#t=1h2m' or '#t=12:34' (Media Fragments), else undefined. */
export function parseTimestampHash(hash: string): number | undefined {
  const [, time = ''] = /^#t=([\d:.hms]+)$/.exec(hash) ?? [];
  if (/^\d+(\.\d+)?s?$/.test(time)) return Number.parseFloat(time);
  if (time.includes(':')) return parseDuration(time) || undefined;
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(time) ?? [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return total || undefined;
}

export const timestampHash = (seconds: number): string => `#t=${Math.floor(seconds)}`;
