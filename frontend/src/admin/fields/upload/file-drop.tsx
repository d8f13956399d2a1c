import { type DragEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { t } from '#messages/staff';
import { FileButton, SmallButton } from '../../shell/buttons';
import type { ControlProps } from '../fields';
import { useFormSettings } from '../form/staff-form';
import * as styles from './upload.module.scss';

export type FileInputProps = Omit<ControlProps, 'name' | 'value' | 'onChange'>;

type FileDropProps = {
  input: FileInputProps;
  accept: readonly string[];
  isBusy: boolean;
  onFile: (file: File) => void;
  preview: ReactNode;
  /** Replaces the hint that a file can be dropped. */
  note?: string;
  dropHint: string;
  choices?: ReactNode;
  error?: string;
  children?: ReactNode;
};

/** Accepts a file by dialog or drop. The value is kept outside, because disabled fields are not part of a form. */
export function FileDrop(props: FileDropProps) {
  const { input, accept, isBusy, onFile, preview, note, dropHint, choices, error, children } = props;
  const { isSaving } = useFormSettings();
  const choose = ([file]: Iterable<File>) => file && !isBusy && !isSaving && onFile(file);
  const dropTarget = useFileDrop(choose);

  return (
    <fieldset
      className={`drop-zone ${styles.upload}`}
      // A file chosen during a save would not be saved.
      disabled={isSaving}
      {...dropTarget}
    >
      {preview}
      <div className={styles.choice}>
        <FileButton
          {...input}
          accept={accept.join(',')}
          // A disabled input would lose the focus.
          aria-disabled={isBusy}
          onClick={(event) => isBusy && event.preventDefault()}
          onFiles={choose}
        />
        {choices}
        {note ? (
          <p className="muted">
            <bdi>{note}</bdi>
          </p>
        ) : (
          <p className="muted drop-hint">{dropHint}</p>
        )}
      </div>
      {children}
      {error && (
        <p role="alert" className="form-field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type UploadProgressProps = { progress: number; processingText: string; onCancel?: () => void };

export function UploadProgress({ progress, processingText, onCancel }: UploadProgressProps) {
  const isSent = progress >= 1;

  function cancel({ currentTarget }: MouseEvent) {
    currentTarget.closest('fieldset')?.querySelector<HTMLElement>('input[type="file"]')?.focus();
    onCancel?.();
  }

  return (
    <div className={styles.progress}>
      <progress max={1} value={isSent ? undefined : progress} aria-label={t('upload.upload')} />
      <span role="status">
        {isSent ? processingText : t('import.uploading', { percent: Math.round(progress * 100) })}
      </span>
      {onCancel && <SmallButton label={t('upload.cancelUpload')} onClick={cancel} />}
    </div>
  );
}

/** Returns props for an element on which files can be dropped; `data-drag-over` is set while files are above it. */
export function useFileDrop(onDrop: (files: FileList) => void) {
  const [isDragOver, setDragOver] = useState(false);
  return {
    'data-drag-over': isDragOver || undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setDragOver(true);
    },
    onDragLeave: () => setDragOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setDragOver(false);
      onDrop(event.dataTransfer.files);
    },
  };
}
