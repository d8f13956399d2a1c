import type { DocumentKind } from '@majlis/contracts/choices';

export const documentKindLabels: Record<DocumentKind, string> = {
  programme: 'Programme',
  paper: 'Paper',
  slides: 'Slides',
  proceedings: 'Proceedings',
  recording: 'Recording',
  other: 'Document',
};
