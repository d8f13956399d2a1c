import type { MediaFile, MediaUse } from '@majlis/contracts/media';
import { useId, useState } from 'react';
import { t } from '#messages/staff';
import { acceptedImageFormats } from '../crud/image-field';
import { NestedForm } from '../nested-form';
import { Thumbnail } from '../thumbnail';
import { DocumentUpload } from '../upload/document-upload';
import { ImageUpload } from '../upload/image-upload';
import { useReplaceFile } from './use-replace-file';

type ReplaceDialogProps = { file: MediaFile; uses: MediaUse[]; onReplaced: () => void; onClose: () => void };

export function ReplaceDialog({ file, uses, onReplaced, onClose }: ReplaceDialogProps) {
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const { replace, isPending } = useReplaceFile(file, uses, onReplaced);
  const id = useId();
  const input = { id, 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-help` };
  const { folder } = file;

  function choose(chosen: string) {
    setUrl(chosen);
    setError(chosen === file.url ? t('mediaUploads.sameFile') : undefined);
  }

  function save() {
    if (!url) setError(t('mediaUploads.uploadFirst'));
    else if (!error && !isPending) void replace(url);
  }

  return (
    <NestedForm
      title={t('media.replaceFile')}
      saveLabel={t('mediaUploads.replaceIn', { count: uses.length })}
      shape="form"
      onSave={save}
      onClose={onClose}
    >
      <div className="form-field">
        <label htmlFor={id} className="form-field-label">
          {t('mediaUploads.newFile')}
        </label>
        {folder === 'documents' ? (
          <DocumentUpload input={input} onUploaded={({ documentUrl }) => choose(documentUrl)}>
            {url && <p>{t('mediaUploads.documentUploaded')}</p>}
          </DocumentUpload>
        ) : (
          <ImageUpload
            control={{ ...input, name: 'replacement', value: url, onChange: (chosen) => choose(String(chosen)) }}
            folder={folder}
            noun="Image"
            alternatives={() => null}
          >
            {(chosen) => (
              <div className="chosen-image">
                <Thumbnail url={chosen} alt={t('mediaUploads.newImage')} sizes="560px" kind="picture" />
              </div>
            )}
          </ImageUpload>
        )}
        {error && (
          <p role="alert" className="form-field-error">
            {error}
          </p>
        )}
        <p id={`${id}-help`} className="form-field-help">
          {folder === 'documents'
            ? t('mediaUploads.replaceDocumentHelp')
            : t('mediaUploads.replaceImageHelp', { formats: acceptedImageFormats })}
        </p>
      </div>
    </NestedForm>
  );
}
