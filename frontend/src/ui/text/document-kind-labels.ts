import type { DocumentKind } from '@majlis/contracts/choices';

export const documentKindLabels: Record<DocumentKind, string> = {
  programme: 'Program',
  paper: 'Paper',
  slides: 'Slides',
  proceedings: 'Proceedings',
  recording: 'Recording',
  other: 'Document',
};
