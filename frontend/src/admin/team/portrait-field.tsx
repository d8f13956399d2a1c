import { uploadFormats } from '@majlis/contracts/uploads';
import { useRef, useState } from 'react';
import { type Control, FormField } from '../../ui/form/form-field';
import { useInputNews } from '../../ui/form/input-news';
import { FileDrop } from '../../ui/upload/file-drop';
import { refusalOf } from '../../ui/upload/image-upload-refusal';
import { UploadProgress } from '../../ui/upload/upload-progress';
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
    <>
      <input ref={value} type="hidden" name={name} value={fileName} />
      <FileDrop
        input={input}
        accept={uploadFormats}
        isBusy={share !== undefined}
        onFile={take}
        preview={image && <FilePreview key={`${image.name} ${image.lastModified}`} file={image} />}
        note={image?.name ?? 'Or drop an image here.'}
        refusal={refusal}
      >
        {share !== undefined && <UploadProgress share={share} afterwards="Preparing the image..." />}
      </FileDrop>
    </>
  );
}
