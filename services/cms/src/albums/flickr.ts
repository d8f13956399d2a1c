import { z } from 'zod';

/** Addresses of albums, as Flickr writes them today, wrote them before, and shortens them. */
const albumPattern =
  /^https:\/\/(?:(?:www\.)?flickr\.com\/photos\/[\w@-]{1,80}\/(?:albums|sets)\/(?:with\/)?\d{1,20}|flic\.kr\/s\/\w{1,20})\/?(?:[?#].*)?$/;

export const isFlickrAlbum = (url: string): boolean => albumPattern.test(url);

/** Where Flickr keeps its pictures; nothing is copied from anywhere else. */
const pictureUrlPattern = /^https:\/\/[a-z0-9]+\.staticflickr\.com\//;

/** What Flickr tells of an album by oEmbed, as far as it is used. */
const oEmbedResponse = z.object({ flickr_type: z.literal('album'), thumbnail_url: z.url() });

/** The address to ask Flickr about an album at. */
export function oEmbedUrl(url: string, oEmbed: string): string {
  const question = new URL(oEmbed);
  question.searchParams.set('format', 'json');
  question.searchParams.set('url', url);
  return question.href;
}

/** The address of the album's picture out of Flickr's answer. `standIn` is the origin of a Flickr made for a test. */
export function parsePictureUrl(answer: Buffer, standIn?: string): string {
  const { thumbnail_url } = oEmbedResponse.parse(JSON.parse(answer.toString()));
  const picture = new URL(thumbnail_url);
  if (pictureUrlPattern.test(picture.href) || picture.origin === standIn) return picture.href;
  throw new Error(`The picture is at ${picture.host}, not at Flickr`);
}
