import type { MediaFile, MediaUse } from '@majlis/contracts/media';
import { useId, useState } from 'react';
import { replaceFile } from '#messages/staff/media';
import * as messages from '#messages/staff/media-uploads';
import { DocumentUpload } from '../../ui/upload/document-upload';
import { ImageUpload } from '../../ui/upload/image-upload';
import { acceptedImageFormats } from '../crud/image-field';
import { NestedForm } from '../nested-form';
import { Thumbnail } from '../thumbnail';
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
    setError(chosen === file.url ? messages.sameFile : undefined);
  }

  function save() {
    if (!url) setError(messages.uploadFirst);
    else if (!error && !isPending) void replace(url);
  }

  return (
    <NestedForm
      title={replaceFile}
      saveLabel={messages.replaceIn(uses.length)}
      shape="form"
      onSave={save}
      onClose={onClose}
    >
      <div className="form-field">
        <label htmlFor={id} className="form-field-label">
          {messages.newFile}
        </label>
        {folder === 'documents' ? (
          <DocumentUpload input={input} onUploaded={({ documentUrl }) => choose(documentUrl)}>
            {url && <p>{messages.documentUploaded}</p>}
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
                <Thumbnail url={chosen} alt={messages.newImage} sizes="560px" kind="picture" />
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
          {folder === 'documents' ? messages.replaceDocumentHelp : messages.replaceImageHelp(acceptedImageFormats)}
        </p>
      </div>
    </NestedForm>
  );
}
