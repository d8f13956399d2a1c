import type { RowVersion } from '@majlis/contracts/staff/history';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Change } from '../../shell/api/write';
import type { FormValues } from '../../shell/form-values';
import type { Noun } from '../resource/noun';

export type HistorySubject = {
  table: string;
  path: string;
  noun: Noun;
  name: string;
  timeZone?: string;
  /** Names of the fields that staff edit, in the order of the contract. */
  fields: string[];
  /** Labels of the open form; other fields are named after the contract. */
  labels?: Record<string, string>;
  /** Fields with one of several fixed values. */
  choices: string[];
  toDisplayed: (values: FormValues) => FormValues;
  restoredMessage: string;
  /** Puts a version through an ordinary update. Throws a `ZodError` if the contract rejects it. */
  restore: (cache: QueryClient, values: RowVersion['values']) => Promise<(Change | null)[]>;
  /** Opens the comparison of the live row with this draft of it. */
  draft?: { values: RowVersion['values']; description: string };
  /** The form that is open below has changes which a restored version would overwrite. */
  hasUnsavedChanges?: boolean;
  onRestored?: () => void;
  /** Opens the comparison of this change with the version before it. */
  comparedChange?: string;
};

export const ShowHistoryContext = createContext<(subject: HistorySubject) => void>(() => undefined);

export const useShowHistory = () => useContext(ShowHistoryContext);
