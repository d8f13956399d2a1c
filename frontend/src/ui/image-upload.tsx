import { storedImage } from '@majlis/contracts/stored-images';
import { type ImageFolder, uploadFormats } from '@majlis/contracts/uploads';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Control } from './form-field';
import { ImageUploadProgress } from './image-upload-progress';
import { useImageUpload } from './image-upload-task';

type ImageUploadProps = {
  control: Control;
  folder: ImageFolder;
  /** Draws the image that is chosen now. */
  children: (url: string) => ReactNode;
};

/** A field whose value is the address of an image of the store; choosing a file uploads it at once. */
export function ImageUpload({ control, folder, children }: ImageUploadProps) {
  const { name, defaultValue, ...input } = control;
  const value = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState(defaultValue);
  const [isOver, setOver] = useState(false);
  const task = useImageUpload(folder, setUrl);
  const size = storedImage(url);

  // A hidden input changes in silence; the form around it listens for what is typed.
  useEffect(() => {
    if (url !== defaultValue) value.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [url, defaultValue]);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [image] = event.dataTransfer.files;
    if (image) task.start(image);
  }

  return (
    <fieldset
      className="image-upload"
      data-state={isOver ? 'over' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input ref={value} type="hidden" name={name} value={url} />
      {url && children(url)}
      <div className="image-upload-choice">
        <input
          {...input}
          type="file"
          className="image-upload-file"
          accept={uploadFormats.join(',')}
          disabled={task.isSending}
          onChange={({ target }) => {
            const [image] = target.files ?? [];
            if (image) task.start(image);
            target.value = '';
          }}
        />
        <p className="muted">{size ? `${size.width} × ${size.height} px` : 'Or drop an image here.'}</p>
      </div>
      {task.isSending && <ImageUploadProgress share={task.share} onCancel={task.cancel} />}
      {task.refusal && (
        <p role="alert" className="form-field-mistake">
          {task.refusal}
        </p>
      )}
    </fieldset>
  );
}
