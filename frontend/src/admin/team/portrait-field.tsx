import { imageMimeTypes } from '@majlis/contracts/uploads';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { FormField } from '../../ui/form/form-field';
import { FileDrop, UploadProgress } from '../../ui/upload/file-drop';
import { validateImageFile } from '../../ui/upload/validate-upload';
import { acceptedImageFormats } from '../crud/image-field';
import { FilePreview } from './file-preview';

type PortraitFieldProps = {
  /** Share of the form that has been sent; undefined before sending. */
  progress?: number;
};

/** The portrait is sent together with the form, not uploaded before. */
export function PortraitField({ progress: share }: PortraitFieldProps) {
  const { field } = useController({ name: 'image' });
  const [refusal, setRefusal] = useState<string>();
  const image: unknown = field.value;
  const file = image instanceof File ? image : undefined;

  function take(chosen: File) {
    const reason = validateImageFile(chosen);
    setRefusal(reason);
    if (!reason) field.onChange(chosen);
  }

  return (
    <FormField name="image" label="Profile image" help={acceptedImageFormats}>
      {({ name: _name, value: _value, onChange: _onChange, ...input }) => (
        <FileDrop
          input={input}
          accept={imageMimeTypes}
          isBusy={share !== undefined}
          onFile={take}
          preview={file && <FilePreview key={`${file.name} ${file.lastModified}`} file={file} />}
          note={file?.name ?? 'Or drop an image here.'}
          error={refusal}
        >
          {share !== undefined && <UploadProgress progress={share} processingText="Preparing the image..." />}
        </FileDrop>
      )}
    </FormField>
  );
}
