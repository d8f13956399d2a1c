import type { ImportEncoding } from '@majlis/contracts/import-fields';
import { type ImportPreview, importPreviewPath, type NameEdit } from '@majlis/contracts/imports';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toFormData, upload } from '../api/upload';

/** Type-ahead and the arrow keys change a list at every key: one preview then follows. */
const debounceMs = 300;

export type ImportSource = {
  file: File;
  encoding: ImportEncoding | '';
  /** Empty: the first one with a table. */
  sheet: string;
  columns: (string | null)[];
  names: Record<string, NameEdit[]>;
  choices: Record<string, string>;
};

/** The file and what importing it would do. */
export type Previewed = { source: ImportSource; preview: ImportPreview };

type Progress = { onStart: () => void; onProgress: (fraction: number) => void; onFailure: (error: Error) => void };

/** Previews a file whenever its reading changes; a newer reading ends the one before it. */
export function useImportPreview(path: string, { onStart, onProgress, onFailure }: Progress) {
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
    /** Its choices are shown at once, its preview follows. */
    previewed: previewed && { ...previewed, source: source ?? previewed.source },
    isReading: source !== previewed?.source,
    read: (file: File) => read({ file, encoding: '', sheet: '', columns: [], names: {}, choices: {} }, 0),
    /** Again with another encoding, other columns or choices, or after a conflict. */
    readAgain: (changes: Partial<ImportSource> = {}) => source && read({ ...source, ...changes }, debounceMs),
    clear: () => {
      stop();
      setSource(undefined);
      setPreviewed(undefined);
    },
  };
}
