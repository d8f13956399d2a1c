import { z } from 'zod';

/** Matches the current, the former and the shortened form of Flickr's album URLs. */
const albumPattern =
  /^https:\/\/(?:(?:www\.)?flickr\.com\/photos\/[\w@-]{1,80}\/(?:albums|sets)\/(?:with\/)?\d{1,20}|flic\.kr\/s\/\w{1,20})\/?(?:[?#].*)?$/;

export const isFlickrAlbum = (url: string): boolean => albumPattern.test(url);

const pictureUrlPattern = /^https:\/\/[a-z0-9]+\.staticflickr\.com\//;

const oEmbedResponse = z.object({ flickr_type: z.literal('album'), thumbnail_url: z.url() });

export function oEmbedUrl(url: string, oEmbed: string): string {
  const requestUrl = new URL(oEmbed);
  requestUrl.searchParams.set('format', 'json');
  requestUrl.searchParams.set('url', url);
  return requestUrl.href;
}

export function parsePictureUrl(body: Buffer, testOrigin?: string): string {
  const { thumbnail_url } = oEmbedResponse.parse(JSON.parse(body.toString()));
  const pictureUrl = new URL(thumbnail_url);
  if (pictureUrlPattern.test(pictureUrl.href) || pictureUrl.origin === testOrigin) return pictureUrl.href;
  throw new Error(`The picture is at ${pictureUrl.host}, not at Flickr`);
}
