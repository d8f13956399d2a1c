import { parseDuration, timestampHash } from '../player/timestamps';
import * as styles from './episode-notes.module.scss';

const hour = 3600;
/** Matches '1:02:03' and '02:10' unless they are part of a longer number or a time of day. */
const timePattern = /(?<![\d:.,])(?:\d{1,2}:)?[0-5]?\d:[0-5]\d(?![\d:]|\s?[ap]\.?m\b)/gi;
/** Bullets, brackets and marks that may precede a time at the start of a line. */
const lineStart = /^[\s\u200e\u200f•*([–—-]*$/;
/**
 * Matches a chapter, a line of a time and a title: '• 02:10 Oaths', '(02:10) Oaths', '02:10 – Oaths'. A longer line is a sentence.
 */
const chapterPattern =
  /^[\s\u200e\u200f•*–—-]*[([]?((?:\d{1,2}:)?[0-5]?\d:[0-5]\d)[)\]]?(?:\s*[:–—-])?\s+(?![ap]\.?m\b)(\S[^\n]{0,118}?)\s*$/i;

/**
 * Links the times in the notes, and whole lines that are chapters. A time such as 4:59 counts only at the start of a line:
 * elsewhere it is as likely a Quran verse or a time of day.
 */
export function linkTimestamps(html: string, duration: number): string {
  let links = 0;
  let line = '';
  const parts = html.split(/(<[^>]*>)/);
  return parts
    .map((part, index) => {
      if (!part.startsWith('<')) {
        const isWholeLine = !isInlineTag(parts[index - 1]) && !isInlineTag(parts[index + 1]);
        const chapter = isWholeLine ? linkChapter(part, duration) : undefined;
        const linked = links > 0 ? part : (chapter ?? linkTimesInText(part, line, duration));
        line += part;
        return linked;
      }
      if (/^<a\b/i.test(part)) links += 1;
      else if (/^<\/a\b/i.test(part)) links -= 1;
      else if (!isInlineTag(part)) line = '';
      return part;
    })
    .join('');
}

const isInlineTag = (tag = ''): boolean => /^<\/?(a|b|i|u|s|em|strong|sup|sub|code)\b/i.test(tag);

function linkChapter(text: string, duration: number): string | undefined {
  const [, time = '', title = ''] = chapterPattern.exec(text) ?? [];
  const seconds = parseDuration(time);
  if (!title || (duration > 0 && seconds > duration)) return undefined;
  return `<a class="${styles.chapter}" href="${timestampHash(seconds)}"><span>${time}</span> ${title}</a>`;
}

const linkTimesInText = (text: string, before: string, duration: number): string =>
  text.replace(timePattern, (time, index: number) => {
    const line = (before + text.slice(0, index)).split('\n').at(-1) ?? '';
    const seconds = parseDuration(time);
    const isTime = seconds >= hour || time.startsWith('0') || lineStart.test(line);
    if (!isTime || (duration > 0 && seconds > duration)) return time;
    return `<a href="${timestampHash(seconds)}">${time}</a>`;
  });
