import type { UploadedDocument } from '@majlis/contracts/shared/uploads.schema';
import type { ReactNode } from 'react';
import { t } from '#messages/staff';
import { FileDrop, type FileInputProps, UploadProgress } from './file-drop';
import { useDocumentUpload } from './use-upload';

type DocumentUploadProps = {
  input: FileInputProps;
  onUploaded: (stored: UploadedDocument) => void;
  children: ReactNode;
};

export function DocumentUpload({ input, onUploaded, children }: DocumentUploadProps) {
  const upload = useDocumentUpload(onUploaded);
  return (
    <FileDrop
      input={input}
      accept={['application/pdf', '.pdf']}
      isBusy={upload.isSending}
      onFile={upload.start}
      preview={children}
      dropHint={t('upload.dropPdf')}
      error={upload.errorMessage}
    >
      {upload.isSending && (
        <UploadProgress progress={upload.progress} processingText={t('upload.checkingFile')} onCancel={upload.cancel} />
      )}
    </FileDrop>
  );
}
