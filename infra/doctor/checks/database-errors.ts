import type pg from 'pg';
import { psqlCommand } from './psql-command.js';

export type DatabaseError = Pick<pg.DatabaseError, 'code' | 'message'>;

const logs = 'infra/scripts/compose.sh logs postgres';
const urls = 'infra/compose/secrets/*-database-url';

/** A table that is locked, or a statement that took longer than the doctor waits. */
export const isTimeout = ({ code }: DatabaseError): boolean => code === '55P03' || code === '57014';

const tooMany = (message: string, role: string): string => {
  if (/for role/.test(message)) return psqlCommand(`ALTER ROLE ${role} CONNECTION LIMIT -1`);
  if (/for database/.test(message)) return psqlCommand('ALTER DATABASE majlis CONNECTION LIMIT -1');
  return `end what else uses this server, lower MAJLIS_REPLICAS, or raise max_connections; make restart frees connections that were left open; ${logs}`;
};

/** Remedies for errors of PostgreSQL by their code (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const remedies: Record<string, string | ((message: string, role: string) => string)> = {
  '28P01': (_message, role) =>
    role === 'majlis_owner'
      ? 'put the former one back into infra/compose/secrets/owner-database-password and -url (infra/reference.md, "Secrets", says how to change it)'
      : 'make up, which gives the roles their passwords',
  '28000': (message) =>
    /not permitted to log in/.test(message)
      ? 'make up, which lets the roles log in again'
      : `let pg_hba.conf of the server accept this connection; ${logs}`,
  '3D000': `${urls} must name a database that exists; if it was deleted: make up, then make restore`,
  '53300': tooMany,
  '53100': 'make room on the disk of the database (docker system prune, fewer backups, or a larger disk)',
  '53200': 'give the database more memory, or end the queries that take it: make restart',
  '53400': `a limit of the server is reached; ${logs}`,
  '55000': (message) =>
    /not (?:currently )?accepting connections/.test(message)
      ? psqlCommand('ALTER DATABASE majlis ALLOW_CONNECTIONS true', 'postgres')
      : logs,
  '57P01': `it was stopped: make up, if it does not come back by itself; ${logs}`,
  '57P02': `it is restarting after a crash: wait a minute; ${logs}`,
  '57P03': `it is starting, stopping or recovering after a crash: wait a minute; if that lasts, ${logs}`,
  '57P04': 'the database was deleted: make up, then make restore',
  '58030': `the disk of the database fails: check it (dmesg), and restore a backup to another machine if it does; ${logs}`,
  '58P01': `a file of the database is missing: make restore; ${logs}`,
  '42501': 'make up gives the rights again',
  '42P01': 'make up, which creates missing tables, or bring the table back from a backup: make restore',
  '25006': (_message, role) => {
    const reset = 'RESET default_transaction_read_only';
    const sql = `BEGIN READ WRITE; ALTER ROLE ${role} ${reset}; ALTER ROLE ${role} IN DATABASE majlis ${reset}; COMMIT`;
    return `it can only be read: ${psqlCommand(sql)}, then make restart`;
  },
  XX001: `its files are damaged: make restore brings the newest backup back; ${logs}`,
  XX002: `an index is damaged: ${psqlCommand('REINDEX DATABASE majlis')}`,
};

export function describeRemedy({ code = '', message }: DatabaseError, role: string): string {
  const remedy = remedies[code];
  if (remedy === undefined) return `make up, if it does not run; ${logs}`;
  return typeof remedy === 'string' ? remedy : remedy(message, role);
}
