import type { ImportResult } from '@majlis/contracts/staff/imports.schema';
import { locale } from '#messages/language';
import { t, texts } from '#messages/staff';
import { ofCounted } from '../../../rows/resource/noun';

type ImportNoun = { one: 'session' | 'speaker'; many: 'sessions' | 'speakers' };

export type ImportKind = {
  /** The requests for the preview and the import begin with it. */
  path: string;
  /** These are the same in all languages; the messages have the words. */
  noun: ImportNoun;
  /** The names of the fields that a column can have, as in our own export. */
  fieldLabels: Readonly<Record<string, string>>;
  accepted: string;
  /** This page lists what was imported. */
  listPath: string;
};

/** '3 new sessions, 1 changed session and 2 rooms': what an import adds and changes. */
export const listCounts = ({ added, changed, people, rooms }: ImportResult, { one }: ImportNoun): string =>
  new Intl.ListFormat(locale).format(
    [
      added > 0 && t(`import.added.${one}`, { count: added }),
      changed > 0 && t(`import.changed.${one}`, { count: changed }),
      people > 0 && t('import.addedPeople', { count: people }),
      rooms > 0 && ofCounted(rooms, 'room'),
    ].filter((text) => text !== false),
  );

const maxRows = 5;

/** 'row 2', 'rows 2, 3, 5' */
export const formatRows = (rows: number[]): string =>
  t('import.rowNumbers', {
    count: rows.length,
    numbers: `${rows.slice(0, maxRows).join(t('lists.listSeparator'))}${rows.length > maxRows ? '…' : ''}`,
  });

/** The label of a field in the language of staff. The services know it by its English name in our export. */
export const importFieldLabel = (name: string): string =>
  (texts('importFile.fieldLabels') as Record<string, string>)[name] ?? name;
