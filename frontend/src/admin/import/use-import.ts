import type { FailedRow } from '@majlis/contracts/bulk';
import { importLimits } from '@majlis/contracts/import-fields';
import type { ImportResult } from '@majlis/contracts/imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#messages/staff';
import { ApiError } from '../../api/client';
import { createRowWithFiles } from '../api/upload';
import type { Written } from '../api/write';
import { useDescribeError } from '../crud/use-describe-error';
import { textOf } from '../form/text-of';
import { useUndo } from '../history/use-undo';
import { type ToastAction, useToast } from '../toast/toast';
import type { ImportKind } from './import-kind';
import { listCounts } from './list-counts';
import { type Previewed, useImportPreview } from './use-import-preview';

const tooLargeText = t('importFile.fileTooLarge', { megabytes: importLimits.bytes / 1024 / 1024 });

/** Returns why the file cannot be imported, before it is sent. */
function checkFile({ size, name }: File): string | undefined {
  if (size === 0) return t('importFile.fileIsEmpty');
  if (size > importLimits.bytes) return tooLargeText;
  return /\.(xls|xlsb|ods|numbers)$/i.test(name) ? t('importFile.fileIsOtherWorkbook') : undefined;
}

/** A conflict names what has changed since the preview. */
export type Failure = { message: string; failedRows?: FailedRow[] | undefined };

function useDescribeFailure(): (error: unknown) => Failure {
  const describeError = useDescribeError();
  return (error) => {
    if (!(error instanceof ApiError)) return { message: describeError(error) };
    const { response, status } = error;
    const ofService = response?.fields?.file;
    const aboutFile = ofService ? textOf(ofService) : status === 413 ? tooLargeText : undefined;
    return { message: aboutFile ?? describeError(error), failedRows: response?.failedRows };
  };
}

export type Imported = ImportResult & { undo: ToastAction | undefined };

/** Imports what the preview of a file shows. */
export function useImport({ path, noun }: ImportKind) {
  const cache = useQueryClient();
  const toast = useToast();
  const undo = useUndo();
  const describeFailure = useDescribeFailure();
  const [imported, setImported] = useState<Imported>();
  const [failure, setFailure] = useState<Failure>();
  const [progress, setProgress] = useState(0);
  const onStart = () => {
    setFailure(undefined);
    setProgress(0);
  };
  const onFailure = (error: Error) => setFailure(describeFailure(error));
  const { previewed, isReading, read, readAgain, clear } = useImportPreview(path, {
    onStart,
    onProgress: setProgress,
    onFailure,
  });
  const writing = useMutation({
    mutationFn: ({ source, preview: { digest, versions } }: Previewed) =>
      createRowWithFiles<ImportResult>(path, { ...source, digest, versions }, { onProgress: setProgress }),
    onSuccess: showResult,
    onError: onFailure,
    onSettled: () => cache.invalidateQueries(),
  });

  function showResult({ result, change }: Written<ImportResult>) {
    const actions = undo([change]);
    const [action] = actions;
    const takeBack = () => {
      setImported(undefined);
      action?.run();
    };
    clear();
    setImported({ ...result, undo: action && { ...action, run: takeBack } });
    toast(t('import.imported', { list: listCounts(result, noun) }), { actions });
  }

  const reset = () => {
    clear();
    setImported(undefined);
    setFailure(undefined);
  };

  return {
    previewed,
    imported,
    failure,
    progress,
    isReading,
    isImporting: writing.isPending,
    reset,
    choose: (file: File) => {
      const message = checkFile(file);
      reset();
      if (message) setFailure({ message });
      else read(file);
    },
    readAgain,
    start: () => {
      onStart();
      if (previewed) writing.mutate(previewed);
    },
  };
}
