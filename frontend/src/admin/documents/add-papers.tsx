import { type DocumentKind, documentKinds } from '@majlis/contracts/choices';
import type { Conference } from '@majlis/contracts/conferences';
import type { ConferenceDocument } from '@majlis/contracts/documents';
import { type FormEvent, useId, useState } from 'react';
import { t } from '#messages/staff';
import { Dialog } from '../../ui/dialog/dialog';
import { useUnsavedChangesPrompt } from '../form/use-unsaved-changes-prompt';
import { UploadList } from '../media/upload-list';
import * as panel from '../media/upload-panel.module.scss';
import type { QueuedUpload } from '../media/upload-queue';
import { useFileDrop } from '../upload/use-file-drop';
import * as styles from './add-papers.module.scss';
import { SessionSelect } from './session-field';
import { type Papers, usePapers } from './use-papers';

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
          <div className={`${panel.panel} ${styles.files}`} {...dropTarget}>
            <label htmlFor={`${id}-files`} className="visually-hidden">
              {t('documents.choosePdfs')}
            </label>
            <input
              id={`${id}-files`}
              type="file"
              multiple
              accept="application/pdf,.pdf"
              className={panel.file}
              disabled={isSaving}
              onChange={({ target }) => {
                add(target.files ?? []);
                target.value = '';
              }}
            />
            <p className="muted">{t('documents.dropPdfs')}</p>
          </div>
          <label className={styles.kind}>
            {t('documents.kind')}
            <select
              className="control control-select"
              value={kind}
              onChange={({ target }) => chooseKind(target.value as DocumentKind)}
            >
              {documentKinds.map((value) => (
                <option key={value} value={value}>
                  {t(`documentKinds.${value}`)}
                </option>
              ))}
            </select>
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
