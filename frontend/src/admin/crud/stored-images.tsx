import { endpoints } from '@majlis/contracts/endpoints';
import type { ImageFolder, StoredFile } from '@majlis/contracts/uploads';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { query } from '../../api/query';
import { Thumbnail, type ThumbnailKind } from '../thumbnail';
import { ListStates } from './list-states';
import * as styles from './stored-images.module.scss';

type StoredImagesProps = {
  folder: ImageFolder;
  kind: ThumbnailKind;
  chosenUrl: string;
  onChoose: (url: string) => void;
};

/** Lets the user choose an image that is already in the store; the list is loaded once it is opened. */
export function StoredImages(props: StoredImagesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.storedImages}>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-expanded={isOpen}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        Choose from stored images
      </button>
      {isOpen && <StoredImageGrid {...props} />}
    </div>
  );
}

/** Without one the service names an image after its content, which says nothing to people. */
export const hasOriginalName = ({ name, filename }: StoredFile): boolean => name !== filename;

function StoredImageGrid({ folder, kind, chosenUrl, onChoose }: StoredImagesProps) {
  const images = useQuery(query(endpoints.storedImages(folder)));
  const group = useId();
  return (
    <ListStates list={images} noun="stored images">
      {images.data?.length === 0 && <p className="muted">No images have been uploaded yet.</p>}
      <div role="radiogroup" aria-label="Stored images" className={styles.grid}>
        {images.data?.map((image, index) => (
          <label key={image.url} className={styles.image}>
            <input
              type="radio"
              // The input is not part of the form, because the surrounding field holds the saved value.
              form=""
              name={group}
              className={styles.input}
              checked={image.url === chosenUrl}
              onChange={() => onChoose(image.url)}
            />
            <Thumbnail url={image.url} alt="" sizes="96px" kind={kind} />
            <span className={styles.name}>
              <bdi title={image.name}>{hasOriginalName(image) ? image.name : `Image ${index + 1}`}</bdi>
            </span>
          </label>
        ))}
      </div>
    </ListStates>
  );
}
