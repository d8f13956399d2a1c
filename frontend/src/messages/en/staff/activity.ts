import type { ChangeOperation } from '@majlis/contracts/history';
import { plural } from '../language';

const verbs: Record<ChangeOperation, string> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  purge: 'deleted for good',
};
const sessionsChanged = (count: number): string =>
  count > 0 ? `: ${plural(count, '1 session', `${count} sessions`)} changed` : '';

// The names in braces are filled in.
export const changedSomething = '{actor} changed something';
export const changedRow = (operation: ChangeOperation, others: number, hasFields: boolean): string =>
  `{actor} ${verbs[operation]} {row}${others > 0 ? ` and ${others} more` : ''} in {section}${hasFields ? ': {fields}' : ''}`;
export const changedOrder = (rows: number): string => `{actor} changed the order in {section} (${rows} rows)`;
export const merged = (sessions: number): string =>
  `{actor} merged {row} into {other} in {section}${sessionsChanged(sessions)}`;
export const separated = (sessions: number): string =>
  `{actor} separated {row} from {other} in {section}${sessionsChanged(sessions)}`;
export const signedIn = '{actor} signed in';
export const signInRejected = '{actor} could not sign in: {reason}';

export const rowOf = (section: string): string => `a row of ${section}`;
export const anotherPerson = 'another person';
export const nothingChanged = 'Nothing has been changed yet.';

export const compareRow = (name: string): string => `Compare ${name}`;
export const undoChangeOf = (name: string): string => `Undo the change of ${name}`;
export const undoChangeOfOrder = 'Undo the change of the order';
export const undoThisChange = 'Undo this change?';
export const undoChange = 'Undo the change';
export const openFailed = 'Failed to open it';
