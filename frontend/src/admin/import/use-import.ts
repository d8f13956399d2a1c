import type { ImportEncoding } from '@majlis/contracts/import-fields';
import { type ImportPreview, type ImportResult, importPreviewPath } from '@majlis/contracts/imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createRowWithFiles, toFormData, upload } from '../../api/upload';
import type { Written } from '../../api/write';
import { type ToastAction, useToast } from '../../ui/toast/toast';
import { joinCounts } from '../count-of';
import { useUndo } from '../history/use-undo';
import { checkFile } from './check-file';
import type { ImportKind } from './import-kind';
import { type Failure, useDescribeFailure } from './use-describe-failure';

type ImportSource = {
  file: File;
  encoding: ImportEncoding | '';
  columns: (string | null)[];
  choices: Record<string, string>;
};

/** The file and what importing it would do. */
export type Previewed = { source: ImportSource; preview: ImportPreview };
export type Imported = ImportResult & { undo: ToastAction | undefined };

/** Previews a file whenever its reading changes, and imports what the preview shows. */
export function useImport({ path, noun }: ImportKind) {
  const cache = useQueryClient();
  const toast = useToast();
  const undo = useUndo();
  const describeFailure = useDescribeFailure();
  const [previewed, setPreviewed] = useState<Previewed>();
  const [imported, setImported] = useState<Imported>();
  const [failure, setFailure] = useState<Failure>();
  const [progress, setProgress] = useState(0);
  const abortController = useRef<AbortController>(null);
  useEffect(() => () => abortController.current?.abort(), []);

  const reading = useMutation({
    mutationFn: (source: ImportSource) => {
      abortController.current?.abort();
      abortController.current = new AbortController();
      const { signal } = abortController.current;
      return upload<ImportPreview>(importPreviewPath(path), toFormData(source), {
        onProgress: setProgress,
        signal,
      });
    },
    onSuccess: ({ result }, source) =>
      setPreviewed({ preview: result, source: { ...source, columns: result.columns.map(({ field }) => field) } }),
    onError: (error) => error instanceof DOMException || setFailure(describeFailure(error)),
  });
  const writing = useMutation({
    mutationFn: ({ source, preview: { digest, versions } }: Previewed) =>
      createRowWithFiles<ImportResult>(path, { ...source, digest, versions }, { onProgress: setProgress }),
    onSuccess: showResult,
    onError: (error) => setFailure(describeFailure(error)),
    onSettled: () => cache.invalidateQueries(),
  });

  function showResult({ result, change }: Written<ImportResult>) {
    const actions = undo([change]);
    const [action] = actions;
    const takeBack = () => {
      setImported(undefined);
      action?.run();
    };
    setPreviewed(undefined);
    setImported({ ...result, undo: action && { ...action, run: takeBack } });
    toast(`Imported ${describeResult(result, noun)}`, { actions });
  }

  function read(source: ImportSource) {
    setFailure(undefined);
    setProgress(0);
    reading.mutate(source);
  }

  const reset = () => {
    abortController.current?.abort();
    setPreviewed(undefined);
    setImported(undefined);
    setFailure(undefined);
  };

  return {
    previewed,
    imported,
    failure,
    progress,
    isReading: reading.isPending,
    isImporting: writing.isPending,
    reset,
    choose: (file: File) => {
      const message = checkFile(file);
      reset();
      if (message) setFailure({ message });
      else read({ file, encoding: '', columns: [], choices: {} });
    },
    /** Again with another encoding or other columns, or after a conflict. */
    readAgain: (changes: Partial<ImportSource> = {}) => previewed && read({ ...previewed.source, ...changes }),
    start: () => {
      setFailure(undefined);
      setProgress(0);
      if (previewed) writing.mutate(previewed);
    },
  };
}

export const describeResult = ({ added, changed, people }: ImportResult, { one, many }: ImportKind['noun']): string =>
  joinCounts([
    [added, `new ${one}`, `new ${many}`],
    [changed, `changed ${one}`, `changed ${many}`],
    [people, 'new person', 'new people'],
  ]);
