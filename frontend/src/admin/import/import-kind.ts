/** As what the rows of a file are imported. */
export type ImportKind = {
  /** Of the requests. */
  path: string;
  noun: { one: string; many: string };
  /** The names of the fields that a column can have. */
  fieldLabels: Readonly<Record<string, string>>;
  files: { accepted: string; names: string };
  /** Of the page that lists what was imported. */
  listPath: string;
};
