import { parseStoredImageUrl } from '@majlis/contracts/shared/stored-images';
import { type ImageFolder, imageMimeTypes } from '@majlis/contracts/shared/uploads.schema';
import type { ReactNode } from 'react';
import { t } from '#messages/staff';
import { SmallButton } from '../../shell/small-button';
import type { ControlProps } from '../form/form-field';
import { FileDrop, UploadProgress } from './file-drop';
import { type ImageNoun, useImageUpload } from './use-upload';

type ImageUploadProps = {
  control: ControlProps;
  folder: ImageFolder;
  noun: ImageNoun;
  isOptional?: boolean;
  children: (url: string) => ReactNode;
  alternatives: (choose: (url: string) => void) => ReactNode;
};

export function ImageUpload({ control, folder, noun, isOptional, children, alternatives }: ImageUploadProps) {
  const { name: _name, value: url, onChange: choose, ...input } = control;
  const upload = useImageUpload(folder, noun, choose);
  const size = parseStoredImageUrl(url);

  return (
    <FileDrop
      input={input}
      accept={imageMimeTypes}
      isBusy={upload.isSending}
      onFile={upload.start}
      preview={url && children(url)}
      note={size && t('upload.pixels', { width: size.width, height: size.height })}
      dropHint={t('upload.dropImage')}
      choices={
        isOptional && url && <SmallButton onClick={() => choose('')}>{t(`upload.removeImage.${noun}`)}</SmallButton>
      }
      error={upload.errorMessage}
    >
      {upload.isSending && (
        <UploadProgress
          progress={upload.progress}
          processingText={t('upload.preparingImage')}
          onCancel={upload.cancel}
        />
      )}
      {alternatives(choose)}
    </FileDrop>
  );
}
