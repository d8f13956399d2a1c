import { writePaths } from '@majlis/contracts/api/endpoints';
import type { ConferenceInput } from '@majlis/contracts/conferences/conference.schema';
import type { AlbumThumbnail } from '@majlis/contracts/shared/uploads.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { sendWrite } from '../../../shell/api/write';

/** Copies the album's cover into our own store; the result is empty when the album has none. */
export const albumThumbnailQuery = (url: string) =>
  queryOptions({
    queryKey: [writePaths.albumThumbnail, url],
    queryFn: async () => (await sendWrite<AlbumThumbnail>('POST', writePaths.albumThumbnail, { url })).result.imageUrl,
  });

/** Waits for the album's cover when the conference is saved before the cover has been fetched. */
export async function withAlbumThumbnail(
  cache: QueryClient,
  input: ConferenceInput,
  saved?: ConferenceInput,
): Promise<ConferenceInput> {
  const { flickrAlbumUrl: url } = input;
  if (input.albumThumbnail || !url || url === saved?.flickrAlbumUrl) return input;
  // The page works without a cover, so a failed fetch must not block saving.
  return { ...input, albumThumbnail: await cache.fetchQuery(albumThumbnailQuery(url)).catch(() => '') };
}
