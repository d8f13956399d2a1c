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

/** What several sessions have in common. It offers what others have, for only what is written alike belongs together. */
export function SuggestField({ conference: { id }, ...field }: SuggestFieldProps) {
  const { data: sessions = [] } = useQuery(query(endpoints.sessions(id)));
  const known = new Set(sessions.map((session) => session[field.name]).filter(Boolean));
  return <TextField {...field} suggestions={[...known].sort()} />;
}
