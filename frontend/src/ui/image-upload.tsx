import { storedImage } from '@majlis/contracts/stored-images';
import type { ImageFolder } from '@majlis/contracts/uploads';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Control } from './form-field';
import { useFormContext } from './form-state';
import { ImageDrop } from './image-drop';
import { ImageUploadProgress } from './image-upload-progress';
import { type ImageNoun, useImageUpload } from './image-upload-task';

type ImageUploadProps = {
  control: Control;
  folder: ImageFolder;
  noun: ImageNoun;
  /** Offers to have no image at all. */
  isOptional?: boolean;
  /** Draws the image that is chosen now. */
  children: (url: string) => ReactNode;
  /** Another way to choose one: draws it, given the image that is chosen now. */
  other?: (url: string, choose: (url: string) => void) => ReactNode;
};

/** A field whose value is the address of an image of the store; choosing a file uploads it at once. */
export function ImageUpload({ control, folder, noun, isOptional, children, other }: ImageUploadProps) {
  const { name, defaultValue, ...input } = control;
  const value = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState(defaultValue);
  const task = useImageUpload(folder, noun, setUrl);
  const size = storedImage(url);
  useInputNews(value, url);
  const { hold } = useFormContext();
  useEffect(() => hold(task.isSending), [hold, task.isSending]);

  return (
    <ImageDrop
      input={input}
      isBusy={task.isSending}
      onImage={task.start}
      preview={url && children(url)}
      note={size && `${size.width} × ${size.height} px`}
      choices={
        isOptional &&
        url && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => setUrl('')}>
            Remove {noun.toLowerCase()}
          </button>
        )
      }
      refusal={task.refusal}
    >
      <input ref={value} type="hidden" name={name} value={url} />
      {task.isSending && <ImageUploadProgress share={task.share} onCancel={task.cancel} />}
      {other?.(url, setUrl)}
    </ImageDrop>
  );
}

/** A hidden input changes in silence; the form around it listens for what is typed. */
export function useInputNews(input: { current: HTMLInputElement | null }, value: string) {
  const told = useRef(value);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [input, value]);
}
