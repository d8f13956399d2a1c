import { attributeOf, resolveHttpUrl, type XmlNode } from './feed-nodes.js';

export type MediaFields = {
  enclosures?: XmlNode[];
  mediaContents?: XmlNode[];
  mediaThumbnails?: XmlNode[];
  itunes?: { image?: string; duration?: string; episode?: string; author?: string; summary?: string };
};

type ItemMedia = {
  audioUrl: string | null;
  audioType: string | null;
  audioBytes: number | null;
  pictureSource: string | null;
};

export function extractMedia(entry: MediaFields, documentUrl: string): ItemMedia {
  const { enclosures = [], mediaContents = [], mediaThumbnails = [], itunes } = entry;
  const files = [...enclosures, ...mediaContents];
  const ofType = (type: 'audio' | 'image') =>
    files.filter((node) => hasMediaType(node, type)).map((node) => attributeOf(node, 'url'));
  const pictures = [itunes?.image, ...ofType('image'), ...mediaThumbnails.map((node) => attributeOf(node, 'url'))];
  const audioUrl = firstHttpUrl(ofType('audio'), documentUrl);
  const isRecording = (node: XmlNode) =>
    hasMediaType(node, 'audio') && resolveHttpUrl(attributeOf(node, 'url'), documentUrl) === audioUrl;
  const recording = audioUrl ? files.find(isRecording) : undefined;
  return {
    audioUrl,
    audioType: audioTypeOf(recording),
    audioBytes: audioBytesOf(recording),
    pictureSource: firstHttpUrl(pictures, documentUrl),
  };
}

const audioTypeOf = (node: XmlNode) => /^audio\/[\w.+-]{1,60}$/.exec(attributeOf(node, 'type') ?? '')?.[0] ?? null;

/** Feeds declare 0 for an unknown length. */
function audioBytesOf(node: XmlNode): number | null {
  const bytes = Number(attributeOf(node, 'length'));
  return Number.isInteger(bytes) && bytes > 0 && bytes <= maxPostgresInteger ? bytes : null;
}

const maxPostgresInteger = 2_147_483_647;

const extensionPatterns = {
  audio: /\.(mp3|m4a|aac|ogg|oga|opus|wav)(\?|$)/i,
  image: /\.(jpe?g|png|webp|avif|gif)(\?|$)/i,
};

function hasMediaType(node: XmlNode, type: 'audio' | 'image'): boolean {
  const declaredType = attributeOf(node, 'type') ?? '';
  return declaredType === ''
    ? extensionPatterns[type].test(attributeOf(node, 'url') ?? '')
    : declaredType.startsWith(type);
}

function firstHttpUrl(candidates: (string | undefined)[], documentUrl: string): string | null {
  for (const candidate of candidates) {
    const url = resolveHttpUrl(candidate, documentUrl);
    if (url) return url;
  }
  return null;
}
