import type { ReactNode } from 'react';
import { t } from '#messages/staff';
import { UploadProgress } from '../upload/file-drop';
import { FileChoice } from './file-choice';
import { ImportFailure } from './import-failure';
import type { ImportKind } from './import-kind';
import { ImportPreviewPanel } from './import-preview';
import { ImportSummary } from './import-summary';
import { useImport } from './use-import';

type ImportPanelProps = { kind: ImportKind; help: ReactNode; exports: ReactNode };

/** From the choice of a file over its preview to what was imported. */
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
