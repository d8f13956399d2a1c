import { uploadFormats } from '@majlis/contracts/uploads';
import { type DragEvent, type ReactNode, useState } from 'react';
import type { Control } from './form-field';

type ImageDropProps = {
  /** What the file input needs to belong to its field; the value itself is kept elsewhere. */
  input: Omit<Control, 'name' | 'defaultValue'>;
  isBusy: boolean;
  onImage: (image: File) => void;
  preview: ReactNode;
  /** Beside the file input: the size of the chosen image, other ways to choose one. */
  note?: string;
  choices?: ReactNode;
  refusal?: string;
  children?: ReactNode;
};

/** Takes an image file, by dialog or dropped on it. */
export function ImageDrop({ input, isBusy, onImage, preview, note, choices, refusal, children }: ImageDropProps) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [image] = event.dataTransfer.files;
    if (image && !isBusy) onImage(image);
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
      {preview}
      <div className="image-upload-choice">
        <input
          {...input}
          type="file"
          className="image-upload-file"
          accept={uploadFormats.join(',')}
          disabled={isBusy}
          onChange={({ target }) => {
            const [image] = target.files ?? [];
            if (image) onImage(image);
            target.value = '';
          }}
        />
        {choices}
        <p className="muted">{note ?? 'Or drop an image here.'}</p>
      </div>
      {children}
      {refusal && (
        <p role="alert" className="form-field-mistake">
          {refusal}
        </p>
      )}
    </fieldset>
  );
}
