import { importLimits } from '@majlis/contracts/import-fields';
import { useId } from 'react';
import { locale } from '#messages/language';
import { t } from '#messages/staff';
import { useFileDrop } from '../upload/use-file-drop';
import * as styles from './import.module.scss';
import type { ImportKind } from './import-kind';

type FileChoiceProps = { kind: ImportKind; onFile: (file: File) => void };

export function FileChoice({ kind: { noun, accepted }, onFile }: FileChoiceProps) {
  const id = useId();
  const dropTarget = useFileDrop(([dropped]) => {
    if (dropped) onFile(dropped);
  });

  return (
    <section aria-label={t('common.file')} className={styles.drop} {...dropTarget}>
      <label htmlFor={id} className="visually-hidden">
        {t(`importFile.fileWith.${noun.many}`)}
      </label>
      <input
        id={id}
        type="file"
        accept={accepted}
        aria-describedby={`${id}-hint`}
        className={styles.file}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          target.value = '';
        }}
      />
      <p id={`${id}-hint`} className="muted">
        <span className={styles.dropHint}>{t('importFile.orDrop')}</span>
        {t('importFile.fileLimits', {
          megabytes: importLimits.bytes / 1024 / 1024,
          rows: importLimits.rows.toLocaleString(locale),
          noun: noun.many,
        })}
      </p>
    </section>
  );
}
