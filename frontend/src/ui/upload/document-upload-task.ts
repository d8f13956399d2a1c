import { writes } from '@majlis/contracts/endpoints';
import type { UploadedDocument } from '@majlis/contracts/uploads';
import { useToast } from '../toast/toast';
import { documentRefusalOf } from './document-upload-refusal';
import { useUpload } from './upload-task';

/** Sends one PDF at a time to the store. */
export function useDocumentUpload(onUploaded: (stored: UploadedDocument) => void) {
  const toast = useToast();
  return useUpload<UploadedDocument>({
    path: writes.uploadDocument,
    part: 'document',
    noun: 'file',
    refusalOf: documentRefusalOf,
    failed: 'Failed to upload document',
    onUploaded(stored) {
      onUploaded(stored);
      toast('Document uploaded successfully');
    },
  });
}
