import { importLimits } from '@majlis/contracts/import-fields';
import { useId } from 'react';
import { useFileDrop } from '../../ui/upload/use-file-drop';
import * as styles from './import.module.scss';
import type { ImportKind } from './import-kind';

type FileChoiceProps = { kind: ImportKind; onFile: (file: File) => void };

export function FileChoice({ kind: { noun, files }, onFile }: FileChoiceProps) {
  const id = useId();
  const dropTarget = useFileDrop(([file]) => {
    if (file) onFile(file);
  });

  return (
    <section aria-label="File" className={styles.drop} {...dropTarget}>
      <label htmlFor={id} className="visually-hidden">
        File with {noun.many}
      </label>
      <input
        id={id}
        type="file"
        accept={files.accepted}
        aria-describedby={`${id}-hint`}
        className={styles.file}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <p id={`${id}-hint`} className="muted">
        <span className={styles.dropHint}>Or drop it here. </span>
        {files.names}, up to
        {` ${importLimits.bytes / 1024 / 1024} MB and ${importLimits.rows.toLocaleString('en')} ${noun.many}`}.
      </p>
    </section>
  );
}
