import { momentHash, secondsOf } from '../player/times';

const hour = 3600;
/** '1:02:03' and '02:10' wherever they stand; what is part of a longer number is no time. */
const time = /(?<![\d:.,])(?:\d{1,2}:)?[0-5]?\d:[0-5]\d(?![\d:]|\s?[ap]\.?m\b)/gi;
/** What may stand between the beginning of a line and its time. */
const lineStart = /^[\s\u200e\u200f•*([–—-]*$/;

/**
 * Makes the times of a recording in the notes of an episode, which are HTML, links to those moments. A time such as 4:59
 * counts only at the beginning of a line: elsewhere it is as likely a verse or the time of day.
 */
export function withTimeLinks(html: string, duration: number): string {
  let links = 0;
  let line = '';
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (!part.startsWith('<')) {
        const linked = links > 0 ? part : linkTimes(part, line, duration);
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

function linkTimes(text: string, before: string, duration: number): string {
  return text.replace(time, (written, place: number) => {
    const line = (before + text.slice(0, place)).split('\n').at(-1) ?? '';
    const seconds = secondsOf(written);
    const isTime = seconds >= hour || written.startsWith('0') || lineStart.test(line);
    if (!isTime || (duration > 0 && seconds > duration)) return written;
    return `<a href="${momentHash(seconds)}">${written}</a>`;
  });
}
