import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Person } from '@majlis/contracts/people/people.schema';
import type { ProgrammeSession, Session } from '@majlis/contracts/programme/sessions.schema';
import { changeHeader, undoPath } from '@majlis/contracts/staff/history';
import {
  exportPath,
  type ImportedRow,
  type ImportPreview,
  type ImportResult,
  importPath,
  importPreviewPath,
  peopleExportPath,
  peopleImportPath,
} from '@majlis/contracts/staff/imports.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import type { RunningConferences } from './use-conferences.js';

type Options = {
  encoding?: string;
  columns?: (string | null)[];
  sheet?: string;
  day?: string;
  names?: Record<string, string[]>;
  choices?: Record<string, string>;
};

type Paths = { import: () => string; export: (file: string) => string };

const fileActions = (service: Pick<RunningConferences, 'staff'>, paths: Paths) => {
  const send = (
    path: string,
    file: string | Buffer,
    { encoding, columns, sheet, day, names, choices }: Options = {},
  ) => {
    const request = service.staff.post(path).attach('file', Buffer.from(file), 'programme');
    if (encoding) request.field('encoding', encoding);
    if (sheet) request.field('sheet', sheet);
    if (day) request.field('day', day);
    if (names) request.field('names', JSON.stringify(names));
    if (choices) request.field('choices', JSON.stringify(choices));
    return columns ? request.field('columns', JSON.stringify(columns)) : request;
  };
  const sendPreview = (file: string | Buffer, options?: Options) =>
    send(importPreviewPath(paths.import()), file, options);
  const preview = async (file: string | Buffer, options?: Options): Promise<ImportPreview> => {
    const { body, status } = await sendPreview(file, options);
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const sendApply = (file: string | Buffer, { digest, versions }: ImportPreview, options?: Options) =>
    send(paths.import(), file, options).field('digest', digest).field('versions', JSON.stringify(versions));
  const downloadBytes = async (path: string): Promise<Buffer> =>
    (await service.staff.get(path).responseType('blob').expect(200)).body;
  return {
    sendPreview,
    preview,
    sendApply,
    /** Imports what the preview shows; returns its id in the history. */
    async apply(file: string | Buffer, options?: Options): Promise<ImportResult & { change: string }> {
      const response = await sendApply(file, await preview(file, options), options).expect(200);
      return { ...response.body, change: response.get(changeHeader) };
    },
    undo: (change: string) => service.staff.post(undoPath('conferences', change)).expect(204),
    download: async (file: string): Promise<string> => (await downloadBytes(paths.export(file))).toString(),
    downloadBytes: (file: string): Promise<Buffer> => downloadBytes(paths.export(file)),
  };
};

export const importActions = (service: Pick<RunningConferences, 'staff'> & { conferenceId: string }) => ({
  ...fileActions(service, {
    import: () => importPath(service.conferenceId),
    export: (file) => exportPath(service.conferenceId, file),
  }),
  sessions: async (): Promise<Session[]> =>
    (await service.staff.get(endpoints.sessions(service.conferenceId).path).expect(200)).body,
  programme: async (): Promise<ProgrammeSession[]> =>
    (await service.staff.get(endpoints.programme(service.conferenceId).path).expect(200)).body,
});

export const peopleImportActions = (service: Pick<RunningConferences, 'staff'>) => ({
  ...fileActions(service, { import: () => peopleImportPath, export: peopleExportPath }),
  people: async (): Promise<Person[]> => (await service.staff.get(staffEndpoints.people.path).expect(200)).body,
});

export const kinds = ({ rows }: ImportPreview) => rows.map(({ kind }) => kind);

/** Lists the errors as people read them. */
export const errorsOf = ({ rows }: { rows: ImportedRow[] }): string[] =>
  rows.flatMap(({ errors }) => errors.map(({ row, column, message }) => `Row ${row}, ${column}: ${message}`));
