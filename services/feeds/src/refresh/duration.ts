/** '47:12' or '1:02:03' of seconds, minutes:seconds, or hours:minutes:seconds; null of anything else. */
export function durationOf(text: string): string | null {
  const parts = text
    .trim()
    .split(':')
    .map((part) => (/^\d{1,6}(\.\d+)?$/.test(part) ? Math.floor(Number(part)) : Number.NaN));
  const seconds = parts.length <= 3 ? parts.reduce((total, part) => total * 60 + part, 0) : Number.NaN;
  if (!Number.isInteger(seconds) || seconds <= 0 || seconds > 360_000) return null;
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
