import type { Conference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { TextField } from '../crud/fields';

type SuggestFieldProps = {
  name: 'track' | 'location';
  label: string;
  help?: string;
  conference: Pick<Conference, 'id'>;
};

/** Suggests the values of other sessions, because only identical spellings are grouped together. */
export function SuggestField({ conference: { id }, ...field }: SuggestFieldProps) {
  const { data: sessions = [] } = useQuery(query(endpoints.sessions(id)));
  const values = new Set(sessions.map((session) => session[field.name]).filter(Boolean));
  return <TextField {...field} suggestions={[...values].sort()} />;
}
