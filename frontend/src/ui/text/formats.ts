import type { Person } from '@majlis/contracts/people/people.schema';
import { languageTag } from '@majlis/contracts/shared/languages';
import { t } from '#messages';
import { locale } from '#messages/language';

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export const formatPosition = ({ position, organization }: Pick<Person, 'position' | 'organization'>): string =>
  position && organization ? t('people.positionAt', { position, organization }) : position || organization;

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Example: '340 KB' or '1.2 MB'. Rounded up, so that a size above a limit never reads as within it. */
export const formatFileSize = (bytes: number): string =>
  bytes < megabyte
    ? t('documents.kilobytes', { size: String(Math.ceil(bytes / kilobyte)) })
    : t('documents.megabytes', { size: (Math.ceil((bytes * 10) / megabyte) / 10).toFixed(1) });

/** Returns the name of a language in that of the page; staff choose it by its English name. */
export function languageName(english: string): string {
  const tag = languageTag(english);
  return (tag && new Intl.DisplayNames(locale, { type: 'language' }).of(tag)) || english;
}

const endings = { audio: /\.(mp3|m4a|aac|ogg|oga|opus|flac|wav)$/i, video: /\.(mp4|m4v|webm|mov)$/i };

/** Returns the kind of a recording that is a file; undefined if the URL is that of a page about one. */
export function recordingKind(url: string): 'audio' | 'video' | undefined {
  const path = url.replace(/[?#].*/, '');
  if (endings.audio.test(path)) return 'audio';
  return endings.video.test(path) ? 'video' : undefined;
}
