import { useRef, useState } from 'react';
import { type Control, FormField } from '../../ui/form-field';
import { ImageDrop } from '../../ui/image-drop';
import { useInputNews } from '../../ui/image-upload';
import { ImageUploadProgress } from '../../ui/image-upload-progress';
import { refusalOf } from '../../ui/image-upload-refusal';
import { takenFormats } from '../editing/image-field';
import { FilePreview } from './file-preview';

type PortraitFieldProps = {
  image?: File;
  onImage: (image: File) => void;
  /** How much of the form has been sent, once it is. */
  share?: number;
};

/** A portrait that waits here until the form is sent with it. */
export function PortraitField(props: PortraitFieldProps) {
  return (
    <FormField name="image" label="Profile image" help={takenFormats}>
      {(control) => <PortraitDrop {...props} control={control} />}
    </FormField>
  );
}

function PortraitDrop({ control, image, onImage, share }: PortraitFieldProps & { control: Control }) {
  const { name, defaultValue, ...input } = control;
  const value = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const fileName = image?.name ?? defaultValue;
  useInputNews(value, fileName);

  function take(chosen: File) {
    const reason = refusalOf(chosen);
    setRefusal(reason);
    if (!reason) onImage(chosen);
  }

  return (
    <ImageDrop
      input={input}
      isBusy={share !== undefined}
      onImage={take}
      preview={image && <FilePreview key={`${image.name} ${image.lastModified}`} file={image} />}
      note={image?.name}
      refusal={refusal}
    >
      <input ref={value} type="hidden" name={name} value={fileName} />
      {share !== undefined && <ImageUploadProgress share={share} />}
    </ImageDrop>
  );
}
