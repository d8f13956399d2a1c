export type ImportKind = {
  /** The requests for the preview and the import begin with it. */
  path: string;
  noun: { one: string; many: string };
  /** The names of the fields that a column can have. */
  fieldLabels: Readonly<Record<string, string>>;
  files: { accepted: string; names: string };
  /** This page lists what was imported. */
  listPath: string;
};
