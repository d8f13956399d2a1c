import { parseStoredImageUrl } from '@majlis/contracts/stored-images';
import { type ImageFolder, imageMimeTypes } from '@majlis/contracts/uploads';
import type { ReactNode } from 'react';
import type { ControlProps } from '../form/form-field';
import { FileDrop, UploadProgress } from './file-drop';
import { type ImageNoun, useImageUpload } from './use-upload';

type ImageUploadProps = {
  control: ControlProps;
  folder: ImageFolder;
  noun: ImageNoun;
  /** Offers to have no image at all. */
  isOptional?: boolean;
  /** Draws the image that is chosen now. */
  children: (url: string) => ReactNode;
  /** Another way to choose one: draws it, given the image that is chosen now. */
  other: (url: string, choose: (url: string) => void) => ReactNode;
};

/** A field whose value is the address of an image of the store; choosing a file uploads it at once. */
export function ImageUpload({ control, folder, noun, isOptional, children, other }: ImageUploadProps) {
  const { name: _name, value: url, onChange: choose, ...input } = control;
  const task = useImageUpload(folder, noun, choose);
  const size = parseStoredImageUrl(url);

  return (
    <FileDrop
      input={input}
      accept={imageMimeTypes}
      isBusy={task.isSending}
      onFile={task.start}
      preview={url && children(url)}
      note={size ? `${size.width} × ${size.height} px` : 'Or drop an image here.'}
      choices={
        isOptional &&
        url && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => choose('')}>
            Remove {noun.toLowerCase()}
          </button>
        )
      }
      error={task.refusal}
    >
      {task.isSending && (
        <UploadProgress progress={task.share} processingText="Preparing the image..." onCancel={task.cancel} />
      )}
      {other(url, choose)}
    </FileDrop>
  );
}
