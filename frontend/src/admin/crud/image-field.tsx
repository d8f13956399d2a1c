import { endpoints } from '@majlis/contracts/endpoints';
import type { ImageFolder } from '@majlis/contracts/uploads';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { FormField } from '../../ui/form/form-field';
import { ImageUpload } from '../../ui/upload/image-upload';
import type { ImageNoun } from '../../ui/upload/use-upload';
import { Thumbnail, type ThumbnailKind } from '../thumbnail';
import { ImageUrlField } from './image-url-field';
import { hasOriginalName, StoredImages } from './stored-images';
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

/** Shows the original file name; the name in the store says nothing to people. */
function StoredImageName({ folder, url }: { folder: ImageFolder; url: string }) {
  const { data } = useQuery(query(endpoints.storedImages(folder)));
  const image = data?.find((stored) => stored.url === url);
  if (!image || !hasOriginalName(image)) return null;
  const { name } = image;
  return (
    <p className={styles.name} title={name}>
      <bdi>{name}</bdi>
    </p>
  );
}
