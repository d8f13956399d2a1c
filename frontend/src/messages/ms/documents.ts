import type { DocumentKind } from '@majlis/contracts/choices';

export const documentKinds: Record<DocumentKind, string> = {
  programme: 'Atur cara',
  paper: 'Kertas kerja',
  slides: 'Slaid',
  proceedings: 'Prosiding',
  recording: 'Rakaman',
  other: 'Dokumen',
};
export const kilobytes = (size: string): string => `${size} KB`;
export const megabytes = (size: string): string => `${size} MB`;
