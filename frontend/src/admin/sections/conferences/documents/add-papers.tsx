import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { type ConferenceDocument, documents } from '@majlis/contracts/conferences/documents.schema';
import { type DocumentKind, documentKinds } from '@majlis/contracts/shared/choices';
import { decodeSafely } from '@majlis/contracts/shared/decode-safely';
import { messageOf } from '@majlis/contracts/shared/messages';
import { maxTitleLength } from '@majlis/contracts/shared/text.schema';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { t, texts } from '#messages/staff';
import { query } from '../../../../api/query';
import { Dialog } from '../../../../ui/dialog/dialog';
import { useUnsavedChangesPrompt } from '../../../fields/form/use-unsaved-changes-prompt';
import { useFileDrop } from '../../../fields/upload/file-drop';
import { validateDocumentFile } from '../../../fields/upload/upload-fields';
import { nextOrder } from '../../../rows/crud/crud-section';
import { useUndo } from '../../../rows/history/use-undo';
import { invalidateResource } from '../../../rows/resource/resource-config';
import { type Change, createRow } from '../../../shell/api/write';
import { FileButton } from '../../../shell/buttons';
import { Select, toOptions } from '../../../shell/controls';
import { fieldErrorsOf, textOf } from '../../../shell/text';
import { useWriteTools } from '../../../shell/writes';
import { type QueuedUpload, UploadList, useUploadQueue } from '../../media/upload-panel';
import * as panel from '../../media/upload-panel.module.scss';
import { SessionSelect } from './document-fields';
import { documentResource } from './document-resource';
import * as styles from './documents.module.scss';

type AddPapersProps = { conference: Conference; documents: ConferenceDocument[] };

/** Adds several PDFs at once, such as the papers of the proceedings. */
export function AddPapers(props: AddPapersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('documents.addSeveral')}
      </button>
      {isOpen && <PapersDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function PapersDialog({ conference, documents, onClose }: AddPapersProps & { onClose: () => void }) {
  const papers = usePapers(conference, documents, onClose);
  const { queue, uploads, isActive, isSaving, kind, chooseKind, add, save } = papers;
  const hasSomethingToAdd = uploads.some(({ state, retry }) => state !== 'failed' || retry !== undefined);
  const confirmLeaving = useUnsavedChangesPrompt(hasSomethingToAdd, () => queue.cancelAll());
  const dropTarget = useFileDrop((files) => !isSaving && add(files));
  const id = useId();

  async function close() {
    if (!isSaving && (await confirmLeaving())) onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(event.currentTarget as HTMLFormElement);
  }

  const stored = uploads.filter(({ state }) => state === 'done').length;
  return (
    <Dialog title={t('documents.addSeveral')} shape="wide" isBusy={isSaving} onClose={() => void close()}>
      <form className="dialog-form" noValidate onSubmit={submit}>
        <div className="dialog-body">
          <div className={`drop-zone ${panel.panel} ${styles.files}`} {...dropTarget}>
            <label htmlFor={`${id}-files`} className="visually-hidden">
              {t('documents.choosePdfs')}
            </label>
            <FileButton
              id={`${id}-files`}
              isPrimary
              multiple
              accept="application/pdf,.pdf"
              disabled={isSaving}
              onFiles={add}
            />
            <p className="muted">{t('documents.dropPdfs')}</p>
          </div>
          <label className={styles.kind}>
            {t('documents.kind')}
            <Select
              value={kind}
              options={toOptions(documentKinds, texts('documentKinds'))}
              onChoose={(chosen) => chosen && chooseKind(chosen)}
            />
          </label>
          <UploadList
            {...{ queue, uploads, isActive }}
            renderFields={(upload) => <PaperFields upload={upload} papers={papers} conference={conference} />}
          />
        </div>
        <div className="dialog-foot">
          <p role="status" className="form-unsaved">
            {isActive && t('documents.stillUploading')}
          </p>
          <button type="button" className="btn btn-quiet" disabled={isSaving} onClick={() => void close()}>
            {t('common.cancel')}
          </button>
          <button type="submit" className="btn btn-primary" disabled={isSaving || isActive || stored === 0}>
            {isSaving ? t('form.saving') : t('documents.addFiles', { count: stored })}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

type PaperFieldsProps = { upload: QueuedUpload; papers: Papers; conference: Conference };

function PaperFields({ upload: { id, file, state }, papers, conference }: PaperFieldsProps) {
  const { paperOf, change, isSaving } = papers;
  const { title, sessionId, error } = paperOf(id);
  const fieldId = useId();
  if (state === 'failed') return null;
  return (
    <div className={styles.fields}>
      <input
        className="control"
        dir="auto"
        aria-label={t('documents.titleOf', { file: file.name })}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${fieldId}-error`}
        value={title}
        readOnly={isSaving}
        onChange={({ target }) => change(id, { title: target.value })}
      />
      <label htmlFor={`${fieldId}-session`} className="visually-hidden">
        {t('documents.sessionOf', { file: file.name })}
      </label>
      <SessionSelect
        conference={conference}
        control={{
          id: `${fieldId}-session`,
          name: 'sessionId',
          value: sessionId,
          onChange: (event) => change(id, { sessionId: (event as { target: HTMLSelectElement }).target.value }),
          'aria-invalid': false,
        }}
      />
      {error && (
        <p id={`${fieldId}-error`} role="alert" className="form-field-error">
          {error}
        </p>
      )}
    </div>
  );
}

type Paper = { title: string; sessionId: string; error?: string };

const noPaper: Paper = { title: '', sessionId: '' };
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** PDFs that become documents together: each is uploaded first, and a document is added only with its file. */
function usePapers(conference: Conference, rows: ConferenceDocument[], onDone: () => void) {
  const uploading = useUploadQueue(validateDocumentFile);
  const { queue, uploads } = uploading;
  const sessions = useQuery(query(endpoints.sessions(conference.id)));
  const [papers, setPapers] = useState(new Map<number, Paper>());
  const [kind, chooseKind] = useState<DocumentKind>('paper');
  const [isSaving, setSaving] = useState(false);
  // The order stays the same in another attempt, so that the service recognises a repeated request.
  const [firstOrder] = useState(() => nextOrder(rows));
  const { cache, toast, describeError } = useWriteTools();
  const undo = useUndo();

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

type Papers = ReturnType<typeof usePapers>;

/** Waits for a frame, because React has to render the errors first. */
const focusFirstError = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());

/**
 * Proposes a title for each file. Numbers at the start of all names are dropped; at the start of some they may belong to the title.
 */
export function proposeTitles(fileNames: string[]): string[] {
  const names = fileNames.map(removeFileParts);
  const areNumbered = names.length > 1 && names.every((name) => /^\p{Nd}{1,3}\P{Nd}/u.test(name));
  return names.map(
    (name, index) => toTitle(areNumbered ? name.replace(/^\p{Nd}{1,3}/u, '0-') : name) || fileNames[index] || '',
  );
}

const removeFileParts = (fileName: string): string =>
  decodeSafely(fileName)
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/(\.(pdf|docx?|odt|tex|rtf))+$/i, '')
    // Browsers number repeated downloads, as in 'paper (1).pdf'.
    .replace(/\s*\(\d+\)$/, '')
    .trim();

/** Matches ‘03_’, ‘[4] ’, ‘#12 - ’, ‘Paper 7: ’ or ‘P2.1_’, but not the first words of ‘3 letters’ and ‘1924 and after’. */
const leadingNumber =
  /^(?:(?:(?:paper|article|nr|no|session|s|p)[\s._-]*)?[#[(]?\p{Nd}{1,3}(?:(?:[._-]\p{Nd}{1,3})+(?=\s)|(?:[._-]\p{Nd}{1,3})*(?:[\])]|\s*[._:–—]|\s*-(?=\s|\S*$)))|[0٠]\p{Nd}{0,2}(?=[\s-])|(?:paper|article)\s+\p{Nd}{1,3}(?=\s))[\s._:–—-]*/iu;

function toTitle(name: string): string {
  const withoutNumber = name.replace(leadingNumber, '');
  const text = separateWords(withoutNumber || name)
    .replace(/[\s_.–—-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return fixCase(text).slice(0, maxTitleLength);
}

/** Hyphens stand for spaces only where nothing else does; those of ‘al-Ghazali’ stay. */
function separateWords(name: string): string {
  const spaced = name.replace(/_+/g, ' ');
  if (/\s/.test(spaced)) return spaced;
  const separated = spaced
    .replace(/\+/g, ' ')
    .replace(/(?<![\s-](?:al|el|an|ar|as|ash|at|ad|az)|^(?:al|el|an|ar|as|ash|at|ad|az))-+/gi, ' ')
    .replace(/(?<=\p{L})\.(?=\p{L}{2})/gu, ' ');
  return /\s/.test(separated) ? separated : separated.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}

function fixCase(text: string): string {
  const isShouted = text.length > 6 && /\s/.test(text) && text === text.toUpperCase();
  const lowered = isShouted ? text.toLowerCase() : text;
  return lowered.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
