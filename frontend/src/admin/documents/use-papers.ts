import type { DocumentKind } from '@majlis/contracts/choices';
import type { Conference } from '@majlis/contracts/conferences';
import { type ConferenceDocument, documents } from '@majlis/contracts/documents';
import { endpoints } from '@majlis/contracts/endpoints';
import { messageOf } from '@majlis/contracts/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { type Change, createRow } from '../api/write';
import { nextOrder } from '../crud/crud-section';
import { fieldErrorsOf } from '../crud/field-errors-of';
import { invalidateResource } from '../crud/resource-config';
import { useDescribeError } from '../crud/use-describe-error';
import { textOf } from '../form/text-of';
import { useUndo } from '../history/use-undo';
import type { QueuedUpload } from '../media/upload-queue';
import { useUploadQueue } from '../media/use-upload-queue';
import { useToast } from '../toast/toast';
import { validateDocumentFile } from '../upload/validate-upload';
import { documentResource } from './document-resource';
import { proposeTitles } from './titles-from-file-names';

type Paper = { title: string; sessionId: string; error?: string };

const noPaper: Paper = { title: '', sessionId: '' };
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** PDFs that become documents together: each is uploaded first, and a document is added only with its file. */
export function usePapers(conference: Conference, rows: ConferenceDocument[], onDone: () => void) {
  const uploading = useUploadQueue(validateDocumentFile);
  const { queue, uploads } = uploading;
  const sessions = useQuery(query(endpoints.sessions(conference.id)));
  const [papers, setPapers] = useState(new Map<number, Paper>());
  const [kind, chooseKind] = useState<DocumentKind>('paper');
  const [isSaving, setSaving] = useState(false);
  // The order of a document stays the same in another attempt, which is then recognised as the same request.
  const [firstOrder] = useState(() => nextOrder(rows));
  const cache = useQueryClient();
  const toast = useToast();
  const undo = useUndo();
  const describeError = useDescribeError();

  const paperOf = (id: number): Paper => papers.get(id) ?? noPaper;
  const change = (id: number, changes: Partial<Paper>) =>
    setPapers((current) => new Map(current).set(id, { ...(current.get(id) ?? noPaper), error: undefined, ...changes }));

  function add(files: Iterable<File>) {
    const added = queue.add(files, 'conferences');
    const titles = proposeTitles(added.map(({ file }) => file.name));
    for (const [index, { id }] of added.entries()) {
      const title = titles[index] ?? '';
      const session = sessions.data?.find((candidate) => lettersOf(candidate.title) === lettersOf(title));
      change(id, session ? { title: session.title, sessionId: session.id } : { title });
    }
  }

  const toInput = ({ id, url }: QueuedUpload) => {
    const { title, sessionId } = paperOf(id);
    return documents.input.safeParse({ title, sessionId: sessionId || null, kind, url, order: firstOrder + id - 1 });
  };

  async function save(form: HTMLFormElement) {
    const inputs = uploads.flatMap((upload) =>
      upload.state === 'done' ? [{ id: upload.id, parsed: toInput(upload) }] : [],
    );
    const invalid = inputs.filter(({ parsed }) => !parsed.success);
    for (const { id, parsed } of invalid) {
      const [issue] = parsed.error?.issues ?? [];
      change(id, { error: issue && textOf(messageOf(issue)) });
    }
    if (invalid.length > 0) return focusFirstError(form);
    setSaving(true);
    const changes: (Change | null)[] = [];
    for (const { id, parsed } of inputs) {
      try {
        changes.push((await createRow(endpoints.documents(conference.id).path, parsed.data)).change);
        queue.cancel(id);
      } catch (error) {
        const [problem] = Object.values(fieldErrorsOf(error));
        change(id, { error: problem ?? describeError(error) });
      }
    }
    setSaving(false);
    const failed = inputs.length - changes.length;
    if (changes.length > 0) toast(t('documents.addedSeveral', { count: changes.length }), { actions: undo(changes) });
    if (failed > 0) {
      toast(t('documents.notAdded', { count: failed }), { tone: 'destructive', detail: t('documents.stillInList') });
      focusFirstError(form);
    }
    if (queue.getUploads().length === 0) onDone();
    await invalidateResource(cache, documentResource(conference));
  }

  return { ...uploading, kind, chooseKind, isSaving, paperOf, change, add, save };
}

export type Papers = ReturnType<typeof usePapers>;

/** Waits for a frame, because React shows the errors first. */
const focusFirstError = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
