import { imageMimeTypes } from '@majlis/contracts/shared/uploads.schema';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { t } from '#messages/staff';
import { FormField } from '../../../fields/form/form-field';
import { acceptedImageFormats } from '../../../fields/picture/stored-images';
import { FileDrop, UploadProgress } from '../../../fields/upload/file-drop';
import { validateImageFile } from '../../../fields/upload/validate-upload';
import { FilePreview } from './file-preview';

type PortraitFieldProps = {
  /** Is the share of the form that has been sent; undefined before sending. */
  progress?: number;
};

/** The portrait is sent together with the form, not uploaded before. */
export function PortraitField({ progress }: PortraitFieldProps) {
  const { field } = useController({ name: 'image' });
  const [errorText, setErrorText] = useState<string>();
  const image: unknown = field.value;
  const file = image instanceof File ? image : undefined;

  function acceptFile(chosen: File) {
    const error = validateImageFile(chosen);
    setErrorText(error);
    if (!error) field.onChange(chosen);
  }

  return (
    <FormField name="image" help={acceptedImageFormats}>
      {({ name: _name, value: _value, onChange: _onChange, ...input }) => (
        <FileDrop
          input={input}
          accept={imageMimeTypes}
          isBusy={progress !== undefined}
          onFile={acceptFile}
          preview={file && <FilePreview key={`${file.name} ${file.lastModified}`} file={file} />}
          note={file?.name}
          dropHint={t('upload.dropImage')}
          error={errorText}
        >
          {progress !== undefined && <UploadProgress progress={progress} processingText={t('upload.preparingImage')} />}
        </FileDrop>
      )}
    </FormField>
  );
}
