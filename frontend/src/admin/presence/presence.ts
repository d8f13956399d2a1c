import type { EditedRow, Editor } from '@majlis/contracts/presence';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import { createContext, useContext, useEffect } from 'react';
import type { ResourceConfig } from '../crud/resource-config';

export type Presence = {
  /** Who edits what in other tabs. */
  editors: Editor[];
  /** Tells the others that this tab edits the row, until the returned function is called. */
  startEditing: (row: EditedRow) => () => void;
};

export const PresenceContext = createContext<Presence>({ editors: [], startEditing: () => () => undefined });

/** The accounts that edit the row in another tab. */
export function useEditorsOf<Row extends AuditFields>({ table, getId }: ResourceConfig<Row>, row?: Row): string[] {
  const { editors } = useContext(PresenceContext);
  return editors
    .filter((editor) => row && editor.table === table && editor.id === getId(row))
    .map(({ email }) => email);
}

/** Tells the others that the row is being edited here while the component is mounted. */
export function useReportEditing<Row extends AuditFields>({ table, getId }: ResourceConfig<Row>, row?: Row) {
  const { startEditing } = useContext(PresenceContext);
  const id = row && getId(row);
  useEffect(() => (id === undefined ? undefined : startEditing({ table, id })), [startEditing, table, id]);
}
