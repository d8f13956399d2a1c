import type { FailedRow } from '@majlis/contracts/shared/error-response';
import { type ImportEncoding, importLimits } from '@majlis/contracts/staff/import-fields';
import {
  type ImportPreview,
  type ImportResult,
  importPreviewPath,
  type NameEdit,
} from '@majlis/contracts/staff/imports.schema';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { locale } from '#messages/language';
import { t, texts } from '#messages/staff';
import { ApiError } from '../../../../api/client';
import { useUndo } from '../../../rows/history/use-undo';
import { ofCounted } from '../../../rows/resource/resource-config';
import { createRowWithFiles, toFormData, upload } from '../../../shell/api/upload';
import type { Written } from '../../../shell/api/write';
import { managementPaths } from '../../../shell/conferences';
import { textOf } from '../../../shell/text';
import type { ToastAction } from '../../../shell/toast';
import { useDescribeError, useWriteTools } from '../../../shell/writes';

const tooLargeText = t('importFile.fileTooLarge', { megabytes: importLimits.bytes / 1024 / 1024 });

/** Returns why the file cannot be imported, before it is sent. */
function checkFile({ size, name }: File): string | undefined {
  if (size === 0) return t('importFile.fileIsEmpty');
  if (size > importLimits.bytes) return tooLargeText;
  return /\.(xls|xlsb|ods|numbers)$/i.test(name) ? t('importFile.fileIsOtherWorkbook') : undefined;
}

/** After a conflict, `failedRows` names the rows that have changed since the preview. */
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

/** Calls back with a file of the rows that were copied in a spreadsheet and pasted outside all fields. */
export function usePastedRows(onPaste: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isInForm =
      event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]') !== null;
    const hasRows = /\t.*\n.*\t/.test(text);
    if (isInForm || !hasRows) return;
    event.preventDefault();
    onPaste(new File([text], t('importFile.pastedRows')));
  });
  useEffect(() => {
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
}

/** Opens the import with the rows that are pasted on a page of the programme; `day` is that of rows with only times. */
export function usePasteIntoProgramme(conferenceId: string, day = ''): void {
  const navigate = useNavigate();
  usePastedRows((file) => void navigate(managementPaths.conference(conferenceId, 'import'), { state: { file, day } }));
}

export type Imported = ImportResult & { undo: ToastAction | undefined };

/** Imports what the preview of a file shows. */
export function useImport({ path, noun }: ImportKind) {
  const { cache, toast } = useWriteTools();
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
    choose: (file: File, day = '') => {
      const message = checkFile(file);
      reset();
      if (message) setFailure({ message });
      else read(file, day);
    },
    readAgain,
    start: () => {
      onStart();
      if (previewed) writing.mutate(previewed);
    },
  };
}

/** Type-ahead and the arrow keys change a select with every key, so this pause lets only one preview follow. */
const debounceMs = 300;

type ImportSource = {
  file: File;
  encoding: ImportEncoding | '';
  /** The name of a sheet; if empty, the first sheet with a table is read. */
  sheet: string;
  day: string;
  columns: (string | null)[];
  names: Record<string, NameEdit[]>;
  choices: Record<string, string>;
};

export type Previewed = { source: ImportSource; preview: ImportPreview };

type Progress = { onStart: () => void; onProgress: (fraction: number) => void; onFailure: (error: Error) => void };

/** Previews a file whenever its encoding, columns or choices change; a newer request ends the one before it. */
function useImportPreview(path: string, { onStart, onProgress, onFailure }: Progress) {
  const [source, setSource] = useState<ImportSource>();
  const [previewed, setPreviewed] = useState<Previewed>();
  const abortController = useRef<AbortController>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => stop, []);

  const { mutate } = useMutation({
    mutationFn: (sent: ImportSource) => {
      abortController.current = new AbortController();
      const { signal } = abortController.current;
      return upload<ImportPreview>(importPreviewPath(path), toFormData(sent), { onProgress, signal });
    },
    onSuccess: ({ result }, sent) => {
      const known = { ...sent, sheet: result.sheet, columns: result.columns.map(({ field }) => field) };
      setSource(known);
      setPreviewed({ source: known, preview: result });
    },
    onError: (error) => {
      if (error instanceof DOMException) return;
      onFailure(error);
      setSource(previewed?.source);
    },
  });

  function stop() {
    clearTimeout(timer.current);
    abortController.current?.abort();
  }

  function read(next: ImportSource, delayMs: number) {
    stop();
    onStart();
    setSource(next);
    timer.current = setTimeout(() => mutate(next), delayMs);
  }

  return {
    /** New choices are shown at once, and their preview follows. */
    previewed: previewed && { ...previewed, source: source ?? previewed.source },
    isReading: source !== previewed?.source,
    read: (file: File, day: string) =>
      read({ file, encoding: '', sheet: '', day, columns: [], names: {}, choices: {} }, 0),
    /** Previews the file again, with another encoding, other columns or choices, or after a conflict. */
    readAgain: (changes: Partial<ImportSource> = {}) => source && read({ ...source, ...changes }, debounceMs),
    clear: () => {
      stop();
      setSource(undefined);
      setPreviewed(undefined);
    },
  };
}

type ImportNoun = { one: 'session' | 'speaker'; many: 'sessions' | 'speakers' };

export type ImportKind = {
  /** The paths for the preview and the import begin with this path. */
  path: string;
  /** The keys of nouns, which are the same in all languages; the messages have the words. */
  noun: ImportNoun;
  /** The names of the fields that a column can have, by their names in our own export. */
  fieldLabels: Readonly<Record<string, string>>;
  accepted: string;
  /** The days from which staff choose that of times without a date. */
  days: { value: string; label: string }[];
  /** The page that lists the imported rows. */
  listPath: string;
};

/** Lists what an import adds and changes: '3 new sessions, 1 changed session and 2 rooms'. */
export const listCounts = ({ added, changed, people, rooms }: ImportResult, { one }: ImportNoun): string =>
  new Intl.ListFormat(locale).format(
    [
      added > 0 && t(`import.added.${one}`, { count: added }),
      changed > 0 && t(`import.changed.${one}`, { count: changed }),
      people > 0 && t('import.addedPeople', { count: people }),
      rooms > 0 && ofCounted(rooms, 'room'),
    ].filter((text) => text !== false),
  );

const maxRows = 5;

/** Examples: 'row 2', 'rows 2, 3, 5' */
export const formatRows = (rows: number[]): string =>
  t('import.rowNumbers', {
    count: rows.length,
    numbers: `${rows.slice(0, maxRows).join(t('lists.listSeparator'))}${rows.length > maxRows ? '…' : ''}`,
  });

/** The label of a field in the language of staff. The services know it by its English name in our export. */
export const importFieldLabel = (name: string): string =>
  (texts('importFile.fieldLabels') as Record<string, string>)[name] ?? name;
