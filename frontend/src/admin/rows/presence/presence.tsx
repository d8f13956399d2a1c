import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import {
  type EditedRow,
  type Editor,
  editingIntervalMs,
  presenceIntervalMs,
  presencePath,
} from '@majlis/contracts/staff/presence';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { rich, t } from '#messages/staff';
import { send } from '../../../api/client';
import { randomId, sendWrite } from '../../shell/api/write';
import { useAuth, useStaffNames } from '../../shell/sign-in/auth';
import type { ResourceConfig } from '../resource/resource-config';

type Presence = {
  /** The rows that are edited in other tabs, and by whom. */
  editors: Editor[];
  /** Tells the others that this tab edits the row, until the returned function is called. */
  startEditing: (row: EditedRow) => () => void;
};

const PresenceContext = createContext<Presence>({ editors: [], startEditing: () => () => undefined });

export function useEditorsOf<Row extends AuditFields>({ table, getId }: ResourceConfig<Row>, row?: Row): string[] {
  const { editors } = useContext(PresenceContext);
  return editors
    .filter((editor) => row && editor.table === table && editor.id === getId(row))
    .map(({ email }) => email);
}

function useReportEditing<Row extends AuditFields>({ table, getId }: ResourceConfig<Row>, row?: Row) {
  const { startEditing } = useContext(PresenceContext);
  const id = row && getId(row);
  useEffect(() => (id === undefined ? undefined : startEditing({ table, id })), [startEditing, table, id]);
}

type PresenceNoticeProps<Row extends AuditFields> = { resource: ResourceConfig<Row>; row?: Row };

/** Stands at the top of a form and says who else has it open. */
export function PresenceNotice<Row extends AuditFields>({ resource, row }: PresenceNoticeProps<Row>) {
  useReportEditing(resource, row);
  const editors = useEditorsOf(resource, row);
  const { nameOf, isOwn } = useStaffNames();
  return (
    <div role="status">
      {editors.map((email) => (
        <p key={email} className="callout" data-tone="info">
          {isOwn(email) ? (
            t('presence.editingElsewhere')
          ) : (
            <>
              <strong>{rich('presence.isEditing', { name: () => <bdi>{nameOf(email)}</bdi> })}</strong>{' '}
              {t('presence.lastSaveWins')}
            </>
          )}
        </p>
      ))}
    </div>
  );
}

/** Reports what this tab edits and learns what others edit, while the tab is visible. */
export function PresenceProvider({ children }: { children: ReactNode }) {
  const { isAuthorized } = useAuth();
  const [tabId] = useState(randomId);
  const [rows, setRows] = useState<EditedRow[]>([]);
  const { data: editors } = useQuery({
    queryKey: ['presence', rows],
    // A failure is not reported, because the next request follows soon and a save is protected by its version.
    queryFn: () =>
      sendWrite<Editor[]>('PUT', presencePath, { tabId, rows }).then(
        ({ result }) => result,
        () => noEditors,
      ),
    staleTime: 0,
    refetchInterval: rows.length > 0 ? editingIntervalMs : presenceIntervalMs,
    placeholderData: keepPreviousData,
    enabled: isAuthorized,
  });
  useEffect(() => {
    // After Back from another site, the next request reports the rows again.
    const leave = () => void send('PUT', presencePath, { tabId, rows: [] }, { keepalive: true }).catch(() => undefined);
    if (rows.length === 0) return undefined;
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [tabId, rows]);
  const startEditing = useCallback((row: EditedRow) => {
    setRows((others) => [...others, row]);
    return () => setRows((all) => all.filter((other) => other !== row));
  }, []);
  const presence = useMemo(() => ({ editors: editors ?? noEditors, startEditing }), [editors, startEditing]);
  return <PresenceContext value={presence}>{children}</PresenceContext>;
}

const noEditors: Editor[] = [];
