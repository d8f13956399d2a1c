import type { ItemNoteReason } from '@majlis/contracts/feeds/feed-sources';
import { decodeSafely } from '@majlis/contracts/shared/decode-safely';
import { attributeOf, resolveHttpUrl, type XmlNode } from './feed-nodes.js';
import { toAsciiDigits } from './parse-date.js';
import type { Chapters, ParsedItem, Transcript } from './parsed-item.js';

export type MediaFields = {
  enclosures?: XmlNode[];
  mediaContents?: XmlNode[];
  mediaThumbnails?: XmlNode[];
  transcriptNodes?: XmlNode[];
  chapterNodes?: XmlNode[];
  itunes?: { image?: string; duration?: string; episode?: string; author?: string; summary?: string };
};

type ItemMedia = Pick<
  ParsedItem,
  'audioUrl' | 'audioType' | 'audioBytes' | 'transcripts' | 'chapters' | 'pictureSource'
>;

type MediaKind = 'audio' | 'video' | 'image' | 'other' | 'unknown';
type MediaFile = { url: string; kind: MediaKind; type: string; extension: string; bytes: number | null };

const extensions: Record<'audio' | 'video' | 'image' | 'other', string[]> = {
  audio: 'mp3 m4a m4b m4r aac ogg oga opus wav flac weba aif aiff wma amr mp2 mka'.split(' '),
  video: 'mp4 m4v mov webm ogv mkv avi wmv mpg mpeg m3u8'.split(' '),
  image: 'jpg jpeg png webp avif gif svg heic bmp'.split(' '),
  other: 'pdf epub torrent zip doc docx ppt pptx txt srt vtt'.split(' '),
};
const kindOfExtension = new Map(
  Object.entries(extensions).flatMap(([kind, names]) => names.map((name) => [name, kind as MediaKind])),
);
const extensionPattern = /\.([a-z\d]{2,7})(?=$|[?#&;/])/gi;

/** Media types under other names. */
const audioTypes: Record<string, string> = {
  'audio/mp3': 'audio/mpeg',
  'audio/x-mp3': 'audio/mpeg',
  'audio/mpeg3': 'audio/mpeg',
  'audio/x-mpeg': 'audio/mpeg',
  'audio/mpg': 'audio/mpeg',
  'audio/x-mpg': 'audio/mpeg',
};

/** Formats that play in every browser come first. */
const playableFirst = [/mpeg|mp3/, /mp4|m4a|m4b|aac/, /wav/, /flac/, /ogg|oga|opus|webm|weba/];
const maxPostgresInteger = 2_147_483_647;
const maxTranscripts = 10;

export function extractMedia(entry: MediaFields, documentUrl: string): ItemMedia {
  const { enclosures = [], mediaContents = [], mediaThumbnails = [], itunes } = entry;
  const files = [...enclosures, ...mediaContents].flatMap((node) => toMediaFile(node, documentUrl) ?? []);
  const [recording] = files
    .filter(({ kind }) => kind === 'audio')
    .toSorted((one, other) => playableRank(one) - playableRank(other));
  const pictures = [
    itunes?.image,
    ...files.filter(({ kind }) => kind === 'image').map(({ url }) => url),
    ...mediaThumbnails.map((node) => attributeOf(node, 'url')),
  ];
  return {
    audioUrl: recording?.url ?? null,
    audioType: recording?.type.startsWith('audio/') ? recording.type : null,
    audioBytes: recording?.bytes ?? null,
    transcripts: (entry.transcriptNodes ?? [])
      .flatMap((node) => toTranscript(node, documentUrl) ?? [])
      .slice(0, maxTranscripts),
    chapters:
      (entry.chapterNodes ?? []).flatMap(
        (node) => toLinkedFile(node, documentUrl, 'application/json+chapters') ?? [],
      )[0] ?? null,
    pictureSource: pictures.flatMap((url) => resolveHttpUrl(url, documentUrl) ?? [])[0] ?? null,
  };
}

/** Says why an episode has no recording: no file is named, it is of another kind, or neither type nor extension say what it is. */
export function missingRecordingReason(
  { enclosures = [], mediaContents = [] }: MediaFields,
  documentUrl: string,
): ItemNoteReason {
  const named = [...enclosures, ...mediaContents];
  const files = named.flatMap((node) => toMediaFile(node, documentUrl) ?? []).filter(({ kind }) => kind !== 'image');
  if (files.some(({ kind }) => kind === 'unknown')) return 'unknownFile';
  if (files.length > 0) return 'otherFile';
  return enclosures.length > 0 && named.every((node) => toMediaFile(node, documentUrl) === undefined)
    ? 'unreadableFileAddress'
    : 'noRecording';
}

function toMediaFile(node: XmlNode, documentUrl: string): MediaFile | undefined {
  const url = resolveHttpUrl(attributeOf(node, 'url'), documentUrl);
  if (!url) return undefined;
  const declaredType = (attributeOf(node, 'type') ?? '')
    .toLowerCase()
    .replace(/[;,].*/, '')
    .trim();
  const type = audioTypes[declaredType] ?? declaredType;
  const extension =
    [...decodeSafely(url).matchAll(extensionPattern)]
      .map(([, name = '']) => name.toLowerCase())
      .findLast((name) => kindOfExtension.has(name)) ?? '';
  const isKnownType = /^[\w.+-]{1,20}\/[\w.+-]{1,60}$/.test(type);
  return { url, kind: kindOf(type, extension), type: isKnownType ? type : '', extension, bytes: audioBytesOf(node) };
}

/** An extension of recordings wins over a wrong type; types such as `application/octet-stream` and `file` say nothing. */
function kindOf(type: string, extension: string): MediaKind {
  const ofExtension = kindOfExtension.get(extension) ?? kindOfExtension.get(type) ?? 'unknown';
  const [ofType = ''] = type.split('/');
  if (ofExtension === 'audio' || ofType === 'audio') return 'audio';
  if (ofType === 'video' || ofType === 'image') return ofType;
  if (ofExtension !== 'unknown') return ofExtension;
  return /^(text|application)\/(?!octet-stream|x-unknown|binary|force-download|ogg)/.test(type) ? 'other' : 'unknown';
}

function playableRank({ type, extension }: MediaFile): number {
  const rank = playableFirst.findIndex((pattern) => pattern.test(type.startsWith('audio/') ? type : extension));
  return rank < 0 ? playableFirst.length : rank;
}

/** Feeds declare 0 for an unknown length, and some separate thousands. */
function audioBytesOf(node: XmlNode): number | null {
  const bytes = Number((attributeOf(node, 'length') ?? '').replace(/(?<=\d)[,._\s](?=\d{3}(\D|$))/g, ''));
  return Number.isInteger(bytes) && bytes > 0 && bytes <= maxPostgresInteger ? bytes : null;
}

function toLinkedFile(node: XmlNode, documentUrl: string, usualType: string): Chapters | undefined {
  const url = resolveHttpUrl(attributeOf(node, 'url'), documentUrl);
  const type = (attributeOf(node, 'type') ?? '').toLowerCase();
  return url ? { url, type: /^[\w.+-]{1,20}\/[\w.+-]{1,60}$/.test(type) ? type : usualType } : undefined;
}

const transcriptTypes: Record<string, string> = {
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  html: 'text/html',
  json: 'application/json',
};

function toTranscript(node: XmlNode, documentUrl: string): Transcript | undefined {
  const extension = /\.(\w+)(?:[?#]|$)/.exec(attributeOf(node, 'url') ?? '')?.[1]?.toLowerCase() ?? '';
  const file = toLinkedFile(node, documentUrl, transcriptTypes[extension] ?? 'text/plain');
  const language = /^[a-z]{2,3}(-[a-z\d]{2,8}){0,2}$/i.exec(attributeOf(node, 'language') ?? '')?.[0];
  return file && { ...file, ...(language && { language }) };
}

export function parseEpisodeNumber(text: string): number | null {
  const [, digits] = /^[^\d]{0,12}(\d{1,6})(?:\.0+)?$/.exec(toAsciiDigits(text.trim())) ?? [];
  return digits === undefined ? null : Number(digits);
}

const units: [seconds: number, names: string[]][] = [
  [3_600, 'h hr hrs hour hours std stunde stunden heure heures hora horas ore jam saat ساعة ساعات س'.split(' ')],
  [60, 'm min mins mn minute minutes minuten minuto minutos minuti minit menit dakika دقيقة دقائق د'.split(' ')],
  [
    1,
    's sec secs second seconds sek sekunde sekunden seconde secondes segundo segundos saniye detik ثانية ثوان ث'.split(
      ' ',
    ),
  ],
];
const unitSeconds = new Map(units.flatMap(([seconds, names]) => names.map((name) => [name, seconds])));
const iso = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,]\d+)?S)?$/i;

/** '2832', '47:12', '00:47:12', '47 min 12 s' and 'PT47M12S' become '47:12'. */
export function normaliseDuration(text: string): string | null {
  const seconds = Math.floor(parseDuration(toAsciiDigits(text).replace(/\s+/g, ' ').trim()));
  if (!(seconds > 0) || seconds > 360_000) return null;
  const [hours, minutes, remainingSeconds] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const pad = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(remainingSeconds)}` : `${minutes}:${pad(remainingSeconds)}`;
}

function parseDuration(text: string): number {
  const [, days, ...isoParts] = iso.exec(text) ?? [];
  if (isoParts.some(Boolean)) return Number(days ?? 0) * 86_400 + toSeconds(isoParts);
  const spelled = parseSpelledDuration(text);
  if (spelled !== undefined) return spelled;
  const parts = text
    .replace(/(?<=\d[:.’'′]\d\d) ?(?:min(?:utes?|s)?|h|hrs?|hours?|[”"″]|'')\.?$/i, '')
    .replace(/^(\d{1,3})[’'′](\d\d)$/, '$1:$2')
    .replace(/^(\d{1,2})\.(\d\d)\.(\d\d)$/, '$1:$2:$3')
    .split(':')
    .map((part) => (/^\d{1,6}([.,]\d+)?$/.test(part.trim()) ? Math.floor(Number(part.replace(',', '.'))) : Number.NaN));
  return parts.length <= 3 ? parts.reduce((total, part) => total * 60 + part, 0) : Number.NaN;
}

/** Reads '1h 2m 3s' or '62 minutes', and '1h02' or '62m03', which leave out the last unit. */
function parseSpelledDuration(text: string): number | undefined {
  let total = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const [, digits = '', name = ''] of text.matchAll(/(\d+(?:[.,]\d+)?) ?(\p{L}*)/gu)) {
    const seconds = name === '' && last < Number.POSITIVE_INFINITY ? last / 60 : unitSeconds.get(name.toLowerCase());
    if (seconds === undefined || seconds < 1 || seconds >= last) return undefined;
    total += Number(digits.replace(',', '.')) * seconds;
    last = seconds;
  }
  const others = text.replace(/\d+(?:[.,]\d+)? ?\p{L}*/gu, '').replace(/[\s,.]|and|und|et|dan|و/gi, '');
  return others === '' && last < Number.POSITIVE_INFINITY ? total : undefined;
}

const toSeconds = (parts: (string | undefined)[]): number =>
  parts.reduce((total, part) => total * 60 + Number((part ?? '0').replace(',', '.')), 0);
