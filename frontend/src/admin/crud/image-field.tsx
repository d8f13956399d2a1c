import { endpoints } from '@majlis/contracts/endpoints';
import type { ImageFolder } from '@majlis/contracts/uploads';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { FormField } from '../../ui/form/form-field';
import { ImageUpload } from '../../ui/upload/image-upload';
import type { ImageNoun } from '../../ui/upload/use-upload';
import { Thumbnail, type ThumbnailKind } from '../thumbnail';
import { ImageUrlField } from './image-url-field';
import { StoredImages } from './stored-images';
import * as styles from './stored-images.module.scss';

type ImageFieldProps = {
  name: string;
  noun?: ImageNoun;
  label?: string;
  folder: ImageFolder;
  kind?: ThumbnailKind;
  help?: string;
  isOptional?: boolean;
  /** Allows copying the image from an https URL. */
  allowsUrl?: boolean;
};

export const acceptedImageFormats = 'JPEG, PNG, WebP or AVIF, up to 10 MB.';

export function ImageField(props: ImageFieldProps) {
  const { name, noun = 'Image', label = noun, folder, kind = 'picture', help = '', isOptional, allowsUrl } = props;
  return (
    <FormField name={name} label={label} help={`${help} ${acceptedImageFormats}`.trim()} isOptional={isOptional}>
      {(control) => (
        <ImageUpload
          control={control}
          folder={folder}
          noun={noun}
          isOptional={isOptional}
          alternatives={(url, choose) => (
            <>
              {allowsUrl && <ImageUrlField folder={folder} noun={noun} onCopied={choose} />}
              <StoredImages folder={folder} kind={kind} chosenUrl={url} onChoose={choose} />
            </>
          )}
        >
          {(url) => (
            <div className="chosen-image">
              <Thumbnail url={url} alt={`The chosen ${noun.toLowerCase()}`} sizes="560px" kind={kind} />
              <StoredImageName folder={folder} url={url} />
            </div>
          )}
        </ImageUpload>
      )}
    </FormField>
  );
}

/** Shows the original file name, or the stored one if the original is unknown. */
function StoredImageName({ folder, url }: { folder: ImageFolder; url: string }) {
  const { data, isFetching } = useQuery(query(endpoints.storedImages(folder)));
  const originalName = data?.find((image) => image.url === url)?.name;
  // No name is shown while loading, because it would be replaced a moment later.
  const name = originalName ?? (isFetching ? '' : url.slice(url.lastIndexOf('/') + 1));
  return (
    <p className={styles.name} title={name}>
      <bdi>{name}</bdi>
    </p>
  );
}
