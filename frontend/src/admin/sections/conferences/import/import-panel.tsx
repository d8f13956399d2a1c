import { importLimits } from '@majlis/contracts/staff/import-fields';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { locale } from '#messages/language';
import { t } from '#messages/staff';
import { formatLocalDateTime } from '../../../../ui/time/format-local-time';
import { UploadProgress, useFileDrop } from '../../../fields/upload/file-drop';
import { useFocusOnMount } from '../../../shell/focus';
import { Icon } from '../../../shell/icon';
import { SmallButton } from '../../../shell/small-button';
import { textOf } from '../../../shell/text-of';
import { useStaffNames } from '../../../shell/use-staff-names';
import * as styles from './import.module.scss';
import { type ImportKind, listCounts } from './import-kind';
import { ImportPreviewPanel } from './import-preview';
import { type Failure, type Imported, useImport } from './use-import';

type ImportPanelProps = { kind: ImportKind; help: ReactNode; exports: ReactNode };

/** Leads from the choice of a file over its preview to the result. */
export function ImportPanel({ kind, help, exports }: ImportPanelProps) {
  const importing = useImport(kind);
  const { previewed, imported, failure, isReading, progress, readAgain, choose, reset } = importing;
  return (
    <>
      {imported && <ImportSummary kind={kind} imported={imported} />}
      {failure && <ImportFailure {...failure} onReadAgain={previewed && (() => readAgain())} />}
      {previewed ? (
        <ImportPreviewPanel kind={kind} {...previewed} importing={importing} />
      ) : (
        <>
          {help}
          {isReading ? (
            <UploadProgress progress={progress} processingText={t('importFile.readingFile')} onCancel={reset} />
          ) : (
            <FileChoice kind={kind} onFile={choose} />
          )}
          {exports}
        </>
      )}
    </>
  );
}

type FileChoiceProps = { kind: ImportKind; onFile: (file: File) => void };

function FileChoice({ kind: { noun, accepted }, onFile }: FileChoiceProps) {
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

type ImportFailureProps = Failure & { onReadAgain: (() => void) | undefined };

/** After a conflict the changes must be seen anew, because the file would write others than those that were shown. */
function ImportFailure({ message, failedRows = [], onReadAgain }: ImportFailureProps) {
  const { nameOf, isOwn } = useStaffNames();
  return (
    <div role="alert" className="callout" data-tone="error">
      <p dir="auto">{message}</p>
      {failedRows.length > 0 && (
        <ul className={styles.failedRows}>
          {failedRows.map(({ id, label, reason, changed }) => (
            <li key={id} dir="auto">
              <bdi>{label ?? id}</bdi>:{' '}
              {changed
                ? t(isOwn(changed.by) ? 'bulk.changedMeanwhileByYou' : 'bulk.changedMeanwhile', {
                    name: nameOf(changed.by),
                    when: formatLocalDateTime(changed.at),
                  })
                : textOf(reason)}
            </li>
          ))}
        </ul>
      )}
      {onReadAgain && (
        <div className="callout-actions">
          <SmallButton onClick={onReadAgain}>{t('import.showNewPreview')}</SmallButton>
        </div>
      )}
    </div>
  );
}

type ImportSummaryProps = { kind: ImportKind; imported: Imported };

function ImportSummary({ kind: { noun, listPath }, imported }: ImportSummaryProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { undo } = imported;
  return (
    <section className={styles.done}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        <Icon name="done" /> {t('import.imported', { list: listCounts(imported, noun) })}
      </h3>
      <div className={styles.doneActions}>
        <Link to={listPath} className="btn btn-primary">
          {t(`import.seeRows.${noun.many}`)}
        </Link>
        {undo && (
          <button type="button" className="btn btn-quiet" onClick={undo.run}>
            <Icon name="undo" /> {undo.label}
          </button>
        )}
      </div>
    </section>
  );
}
