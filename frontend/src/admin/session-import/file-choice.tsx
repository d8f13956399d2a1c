import { importLimits } from '@majlis/contracts/import-fields';
import { useId } from 'react';
import { useFileDrop } from '../../ui/upload/use-file-drop';
import * as styles from './session-import.module.scss';

type FileChoiceProps = { onFile: (file: File) => void };

const accepted = '.csv,.tsv,.txt,.json,.xml';

export function FileChoice({ onFile }: FileChoiceProps) {
  const id = useId();
  const dropTarget = useFileDrop(([file]) => {
    if (file) onFile(file);
  });

  return (
    <section aria-label="File" className={styles.drop} {...dropTarget}>
      <label htmlFor={id} className="visually-hidden">
        File with sessions
      </label>
      <input
        id={id}
        type="file"
        accept={accepted}
        aria-describedby={`${id}-hint`}
        className={styles.file}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <p id={`${id}-hint`} className="muted">
        <span className={styles.dropHint}>Or drop it here. </span>CSV, JSON or schedule.xml, up to{' '}
        {importLimits.bytes / 1024 / 1024} MB and {importLimits.sessions.toLocaleString('en')} sessions.
      </p>
    </section>
  );
}
