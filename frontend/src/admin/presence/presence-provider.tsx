import {
  type EditedRow,
  type Editor,
  editingIntervalMs,
  presenceIntervalMs,
  presencePath,
} from '@majlis/contracts/presence';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { send } from '../../api/client';
import { randomId } from '../api/random-id';
import { sendWrite } from '../api/write';
import { useAuth } from '../sign-in/auth';
import { PresenceContext } from './presence';

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
    // After Back from another site the next request reports the rows again.
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
