import type { DocumentKind } from '@majlis/contracts/choices';

export const documentKinds: Record<DocumentKind, string> = {
  programme: 'Program',
  paper: 'Paper',
  slides: 'Slides',
  proceedings: 'Proceedings',
  recording: 'Recording',
  other: 'Document',
};
export const kilobytes = (size: string): string => `${size} KB`;
export const megabytes = (size: string): string => `${size} MB`;
