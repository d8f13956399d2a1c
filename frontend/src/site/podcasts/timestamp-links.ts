import { parseDuration, timestampHash } from '../player/timestamps';

const hour = 3600;
/** Matches '1:02:03' and '02:10' unless they are part of a longer number or a time of day. */
const timePattern = /(?<![\d:.,])(?:\d{1,2}:)?[0-5]?\d:[0-5]\d(?![\d:]|\s?[ap]\.?m\b)/gi;
/** Bullets, brackets and marks that may precede a time at the start of a line. */
const lineStart = /^[\s\u200e\u200f•*([–—-]*$/;

/** A time such as 4:59 counts only at the start of a line: elsewhere it is as likely a Quran verse or a time of day. */
export function linkTimestamps(html: string, duration: number): string {
  let links = 0;
  let line = '';
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (!part.startsWith('<')) {
        const linked = links > 0 ? part : linkTimesInText(part, line, duration);
        line += part;
        return linked;
      }
      if (/^<a\b/i.test(part)) links += 1;
      else if (/^<\/a\b/i.test(part)) links -= 1;
      else if (!/^<\/?(b|i|u|s|em|strong|sup|sub|code)\b/i.test(part)) line = '';
      return part;
    })
    .join('');
}

function linkTimesInText(text: string, before: string, duration: number): string {
  return text.replace(timePattern, (time, index: number) => {
    const line = (before + text.slice(0, index)).split('\n').at(-1) ?? '';
    const seconds = parseDuration(time);
    const isTime = seconds >= hour || time.startsWith('0') || lineStart.test(line);
    if (!isTime || (duration > 0 && seconds > duration)) return time;
    return `<a href="${timestampHash(seconds)}">${time}</a>`;
  });
}
