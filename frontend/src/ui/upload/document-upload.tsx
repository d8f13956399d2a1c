import type { UploadedDocument } from '@majlis/contracts/uploads';
import type { ReactNode } from 'react';
import { FileDrop, type FileInputProps, UploadProgress } from './file-drop';
import { useDocumentUpload } from './use-upload';

type DocumentUploadProps = {
  input: FileInputProps;
  onUploaded: (stored: UploadedDocument) => void;
  /** Says which file is chosen now. */
  children: ReactNode;
};

/** Uploads a PDF as soon as it is chosen or dropped. */
export function DocumentUpload({ input, onUploaded, children }: DocumentUploadProps) {
  const task = useDocumentUpload(onUploaded);
  return (
    <FileDrop
      input={input}
      accept={['application/pdf', '.pdf']}
      isBusy={task.isSending}
      onFile={task.start}
      preview={children}
      note="Or drop a PDF here."
      error={task.refusal}
    >
      {task.isSending && (
        <UploadProgress progress={task.share} processingText="Checking the file..." onCancel={task.cancel} />
      )}
    </FileDrop>
  );
}
