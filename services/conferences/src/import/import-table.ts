import type { DocumentInput } from '@majlis/contracts/documents';
import type { ImportField } from '@majlis/contracts/import-fields';

/** Any imported file as rows of texts. A cell is undefined where the file says nothing, so that the row keeps its value. */
export type ImportTable<Field extends string = ImportField> = {
  format: 'csv' | 'json' | 'xml';
  columns: { header: string; field: Field | null }[];
  rows: TableRow[];
  /** The rooms of formats that list them, in their order. */
  rooms?: RoomEntry[];
};

/** A capacity that the file does not name stays as it is. */
export type RoomEntry = { name: string | undefined; capacity: unknown };

export type TableRow = {
  row: number;
  cells: (string | undefined)[];
  /** The speakers of formats that list them one by one. */
  speakers?: SpeakerEntry[] | undefined;
  /** Its papers, slides and links, of formats that list them one by one. */
  materials?: MaterialEntry[] | undefined;
};

/** A document as a file describes it; it is checked as a whole by the schema of the form. */
export type MaterialEntry = {
  url: string;
  /** One of many links in the schedule of another program: a faulty one is left out, and the session is imported. */
  isOptional?: boolean;
} & Partial<Record<keyof DocumentInput, unknown>>;

/** A person as a file names them. */
export type SpeakerEntry = {
  /** Of our own rows, or of the program that wrote the file. */
  id?: string | undefined;
  name: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  orcidId?: string | undefined;
  position?: string | undefined;
  organization?: string | undefined;
  biography?: string | undefined;
  expertiseAreas?: string[] | undefined;
  role?: string | undefined;
  presentationTitle?: string | undefined;
};
