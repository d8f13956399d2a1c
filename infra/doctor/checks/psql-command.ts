/** The command with which an operator runs SQL as the owner; the SQL is quoted for a shell. */
export const psqlCommand = (sql: string, database = 'majlis'): string =>
  `infra/scripts/compose.sh exec postgres psql --username=majlis_owner --dbname=${database} ` +
  `--command='${sql.replaceAll("'", String.raw`'\''`)}'`;
