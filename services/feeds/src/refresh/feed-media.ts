import { attributeOf, type Node, webAddress } from './feed-nodes.js';

/** The places in which a feed puts recordings and pictures. */
export type Media = {
  enclosures?: Node[];
  mediaContents?: Node[];
  mediaThumbnails?: Node[];
  mediaGroup?: { 'media:content'?: Node[]; 'media:thumbnail'?: Node[] };
  itunes?: { image?: string; duration?: string; episode?: string; author?: string };
};

type Found = { audioUrl: string | null; pictureSource: string | null };

/** The recording and the picture of an entry. */
export function mediaOf(entry: Media, address: string): Found {
  const { enclosures = [], mediaContents = [], mediaThumbnails = [], mediaGroup = {}, itunes } = entry;
  const files = [...enclosures, ...mediaContents, ...(mediaGroup['media:content'] ?? [])];
  const thumbnails = [...mediaThumbnails, ...(mediaGroup['media:thumbnail'] ?? [])];
  const ofType = (type: 'audio' | 'image') =>
    files.filter((node) => isOf(node, type)).map((node) => attributeOf(node, 'url'));
  const pictures = [itunes?.image, ...ofType('image'), ...thumbnails.map((node) => attributeOf(node, 'url'))];
  return { audioUrl: firstAddress(ofType('audio'), address), pictureSource: firstAddress(pictures, address) };
}

const endings = { audio: /\.(mp3|m4a|aac|ogg|oga|opus|wav)(\?|$)/i, image: /\.(jpe?g|png|webp|avif|gif)(\?|$)/i };

/** By its type, by its medium, or by the ending of its address. */
function isOf(node: Node, type: 'audio' | 'image'): boolean {
  const given = attributeOf(node, 'type') ?? attributeOf(node, 'medium') ?? '';
  return given === '' ? endings[type].test(attributeOf(node, 'url') ?? '') : given.startsWith(type);
}

function firstAddress(candidates: (string | undefined)[], address: string): string | null {
  for (const candidate of candidates) {
    const found = webAddress(candidate, address);
    if (found) return found;
  }
  return null;
}
