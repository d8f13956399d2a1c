import { reads } from '@majlis/contracts/endpoints';
import { type HeroImage, heroImageInput } from '@majlis/contracts/hero-images';
import { send } from '../../api/client';
import { FormField } from '../../ui/form-field';
import { FormSwitch } from '../../ui/form-switch';
import type { Values } from '../../ui/form-values';
import { ImageUpload } from '../../ui/image-upload';
import { addressOf } from '../editing/resource';
import { RowDialog } from '../editing/row-dialog';
import { useRowForm } from '../editing/row-form';
import { Thumbnail } from '../thumbnail';
import { heroImageResource, recommendedSize } from './hero-image-resource';

type HeroImageFormProps = {
  /** None when an image is added; it then comes last, at `nextOrder`. */
  image?: HeroImage;
  nextOrder: number;
  draftKey: string;
  onClose: () => void;
};

export function HeroImageForm({ image, nextOrder, draftKey, onClose }: HeroImageFormProps) {
  const editing = useRowForm({
    resource: heroImageResource,
    row: image,
    draftKey,
    schema: heroImageInput,
    toValues: (row) => valuesOf(row, nextOrder),
    toInput: (values) => ({ ...values, order: Number(values.order || Number.NaN), isActive: values.isActive === 'on' }),
    write: (input, version) =>
      image
        ? send<HeroImage>('PUT', addressOf(heroImageResource, image), input, { ifMatch: version })
        : send<HeroImage>('POST', reads.heroImages.path, input),
    verb: image ? 'update' : 'save',
    onDone: onClose,
  });
  return (
    <RowDialog
      title={image ? 'Edit hero image' : 'Add hero image'}
      saveLabel="Save"
      resource={heroImageResource}
      editing={editing}
      onClose={onClose}
    >
      <FormField
        name="url"
        label="Image"
        help={`Recommended size ${recommendedSize}. JPEG, PNG, WebP or AVIF, up to 10 MB.`}
      >
        {(control) => (
          <ImageUpload control={control} folder="carousel">
            {(url) => <Thumbnail url={url} alt="The chosen image" sizes="560px" />}
          </ImageUpload>
        )}
      </FormField>
      <FormField name="alt" label="Alt text" help="Says what the picture shows, for those who do not see it.">
        {(control) => <input {...control} className="control" dir="auto" autoComplete="off" />}
      </FormField>
      <FormField name="order" label="Order" help="Lower numbers come first.">
        {(control) => <input {...control} type="number" min={0} step={1} className="control control-short" />}
      </FormField>
      <FormSwitch name="isActive" label="Active" help="Only active images are shown in the carousel." />
    </RowDialog>
  );
}

function valuesOf(image: HeroImage | undefined, nextOrder: number): Values {
  const { url, alt, order, isActive } = image ?? { url: '', alt: '', order: nextOrder, isActive: true };
  return { url, alt, order: String(order), ...(isActive && { isActive: 'on' }) };
}
