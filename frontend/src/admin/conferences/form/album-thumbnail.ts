import type { ConferenceInput } from '@majlis/contracts/conference-input';
import { writes } from '@majlis/contracts/endpoints';
import type { AlbumThumbnail } from '@majlis/contracts/uploads';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { write } from '../../../api/write';

/** A picture of the album at this address, in our own store; empty when there is none. */
export const albumThumbnail = (url: string) =>
  queryOptions({
    queryKey: [writes.albumThumbnail, url],
    queryFn: async () => (await write<AlbumThumbnail>('POST', writes.albumThumbnail, { url })).imageUrl,
  });

/** The conference with the picture of its album, also when it is saved before the picture has come. */
export async function withThumbnail(
  cache: QueryClient,
  input: ConferenceInput,
  saved?: ConferenceInput,
): Promise<ConferenceInput> {
  const { flickrAlbumUrl: url } = input;
  if (input.albumThumbnail || !url || url === saved?.flickrAlbumUrl) return input;
  // An album without a picture is shown without one: nothing to trouble anybody with.
  return { ...input, albumThumbnail: await cache.fetchQuery(albumThumbnail(url)).catch(() => '') };
}
