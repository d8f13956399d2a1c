import { z } from 'zod';

/** Matches the current, the former and the shortened form of Flickr's album URLs. */
const albumPattern =
  /^https:\/\/(?:(?:www\.)?flickr\.com\/photos\/[\w@-]{1,80}\/(?:albums|sets)\/(?:with\/)?\d{1,20}|flic\.kr\/s\/\w{1,20})\/?(?:[?#].*)?$/;

export const isFlickrAlbum = (url: string): boolean => albumPattern.test(url);

/** Pictures are copied from Flickr's own hosts only. */
const pictureUrlPattern = /^https:\/\/[a-z0-9]+\.staticflickr\.com\//;

const oEmbedResponse = z.object({ flickr_type: z.literal('album'), thumbnail_url: z.url() });

export function oEmbedUrl(url: string, oEmbed: string): string {
  const question = new URL(oEmbed);
  question.searchParams.set('format', 'json');
  question.searchParams.set('url', url);
  return question.href;
}

/** Returns the cover's URL from Flickr's oEmbed response. `testOrigin` is the origin of the fake Flickr in tests. */
export function parsePictureUrl(answer: Buffer, standIn?: string): string {
  const { thumbnail_url } = oEmbedResponse.parse(JSON.parse(answer.toString()));
  const picture = new URL(thumbnail_url);
  if (pictureUrlPattern.test(picture.href) || picture.origin === standIn) return picture.href;
  throw new Error(`The picture is at ${picture.host}, not at Flickr`);
}
