import type { DocumentInput } from '@majlis/contracts/documents';
import { doiUrl } from '@majlis/contracts/proceedings';

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
  /** Of the page of the session. */
  url: string;
  /** Empty unless the paper was uploaded. */
  pdfUrl: string;
} & Pick<DocumentInput, 'doi' | 'licence' | 'pages'>;

export type WriteCitations = (citations: Citation[]) => string;

/** First and last page; the same for a single one. */
export function pageRange(pages: string): [first: string, last: string] {
  const [first = '', last = first] = pages.split('–');
  return [first, last];
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const addressOf = ({ doi, url }: Citation): string => (doi === '' ? url : doiUrl(doi));
