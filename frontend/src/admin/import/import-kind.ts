export type ImportNoun = { one: 'session' | 'speaker'; many: 'sessions' | 'speakers' };

export type ImportKind = {
  /** The requests for the preview and the import begin with it. */
  path: string;
  /** These are the same in all languages; the messages have the words. */
  noun: ImportNoun;
  /** The names of the fields that a column can have, as in our own export. */
  fieldLabels: Readonly<Record<string, string>>;
  /** The files that the dialog offers. */
  accepted: string;
  /** This page lists what was imported. */
  listPath: string;
};
