import { reads } from '@majlis/contracts/endpoints';
import type { ImageFolder } from '@majlis/contracts/uploads';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';

type StoredImageNameProps = { folder: ImageFolder; url: string };

/** What the chosen image was called when it was uploaded, or else what it is called in the store. */
export function StoredImageName({ folder, url }: StoredImageNameProps) {
  const { data, isFetching } = useQuery(query(reads.storedImages(folder)));
  const known = data?.find((image) => image.url === url)?.name;
  // A name that takes another's place a moment later would only be read wrong.
  const name = known ?? (isFetching ? '' : url.slice(url.lastIndexOf('/') + 1));
  return (
    <p className="stored-image-name" title={name}>
      <bdi>{name}</bdi>
    </p>
  );
}
