import type { DocumentInput } from '@majlis/contracts/conferences/documents.schema';

/** A paper as reference managers know it. */
export type Citation = {
  key: string;
  title: string;
  authors: { firstName: string; lastName: string }[];
  /** YYYY-MM-DD. */
  date: string;
  conference: string;
  place: string;
  publisher: string;
  /** A BCP 47 tag, or empty. */
  language: string;
  abstract: string;
  /** The address of the page of the session. */
  url: string;
  /** Empty unless the paper was uploaded. */
  pdfUrl: string;
} & Pick<DocumentInput, 'doi' | 'licence' | 'pages'>;

export type WriteCitations = (citations: Citation[]) => string;

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
