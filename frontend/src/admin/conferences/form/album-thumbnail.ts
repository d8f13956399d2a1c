import type { ConferenceInput } from '@majlis/contracts/conference-input';
import { writePaths } from '@majlis/contracts/endpoints';
import type { AlbumThumbnail } from '@majlis/contracts/uploads';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { sendWrite } from '../../../api/write';

/** A picture of the album at this address, in our own store; empty when there is none. */
export const albumThumbnailQuery = (url: string) =>
  queryOptions({
    queryKey: [writePaths.albumThumbnail, url],
    queryFn: async () => (await sendWrite<AlbumThumbnail>('POST', writePaths.albumThumbnail, { url })).imageUrl,
  });

/** The conference with the picture of its album, also when it is saved before the picture has come. */
export async function withAlbumThumbnail(
  cache: QueryClient,
  input: ConferenceInput,
  saved?: ConferenceInput,
): Promise<ConferenceInput> {
  const { flickrAlbumUrl: url } = input;
  if (input.albumThumbnail || !url || url === saved?.flickrAlbumUrl) return input;
  // An album without a picture is shown without one: nothing to trouble anybody with.
  return { ...input, albumThumbnail: await cache.fetchQuery(albumThumbnailQuery(url)).catch(() => '') };
}
