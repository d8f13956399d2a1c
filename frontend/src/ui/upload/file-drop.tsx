import { type DragEvent, type MouseEvent, type ReactNode, useState } from 'react';
import type { ControlProps } from '../form/form-field';
import { useFormSettings } from '../form/use-draft-form';
import * as styles from './upload.module.scss';

/** What a file input needs to belong to its field; the value itself is kept elsewhere. */
export type FileInputProps = Omit<ControlProps, 'name' | 'value' | 'onChange'>;

type FileDropProps = {
  input: FileInputProps;
  /** Media types that the dialog for choosing a file offers. */
  accept: readonly string[];
  isBusy: boolean;
  onFile: (file: File) => void;
  preview: ReactNode;
  /** Beside the file input: what is known of the chosen file, or that one can be dropped; other ways to choose one. */
  note: string;
  choices?: ReactNode;
  error?: string;
  children?: ReactNode;
};

/** Takes a file, by dialog or dropped on it. The value itself stands beside it: a disabled field is not part of the form. */
export function FileDrop({
  input,
  accept,
  isBusy,
  onFile,
  preview,
  note,
  choices,
  error: refusal,
  children,
}: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const { isSaving } = useFormSettings();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy && !isSaving) onFile(file);
  }

  return (
    <fieldset
      className={styles.upload}
      // Another choice would not be part of what is being saved.
      disabled={isSaving}
      data-state={isOver ? 'over' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {preview}
      <div className={styles.choice}>
        <input
          {...input}
          type="file"
          className={styles.file}
          accept={accept.join(',')}
          // What is disabled loses the focus.
          aria-disabled={isBusy}
          onClick={(event) => isBusy && event.preventDefault()}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file && !isBusy) onFile(file);
            target.value = '';
          }}
        />
        {choices}
        <p className="muted">{note}</p>
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

type UploadProgressProps = {
  progress: number;
  /** What the server does with the file once everything is sent. */
  processingText: string;
  /** Without it the upload cannot be stopped. */
  onCancel?: () => void;
};

/** How far an upload has come. */
export function UploadProgress({ progress: share, processingText: afterwards, onCancel }: UploadProgressProps) {
  const isSent = share >= 1;

  function cancel({ currentTarget }: MouseEvent) {
    // The button goes with the upload.
    currentTarget.closest('fieldset')?.querySelector<HTMLElement>('input[type="file"]')?.focus();
    onCancel?.();
  }

  return (
    <div className={styles.progress}>
      <progress max={1} value={isSent ? undefined : share} aria-label="Upload" />
      <span role="status">{isSent ? afterwards : `Uploading: ${Math.round(share * 100)} %`}</span>
      {onCancel && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={cancel}>
          Cancel upload
        </button>
      )}
    </div>
  );
}
