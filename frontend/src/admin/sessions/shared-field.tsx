import type { Conference } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { TextField } from '../editing/fields';

type SharedFieldProps = {
  name: 'track' | 'location';
  label: string;
  help?: string;
  conference: Pick<Conference, 'id'>;
};

/** What several sessions have in common. It offers what others have, for only what is written alike belongs together. */
export function SharedField({ conference: { id }, ...field }: SharedFieldProps) {
  const { data: sessions = [] } = useQuery(query(reads.sessions(id)));
  const known = new Set(sessions.map((session) => session[field.name]).filter(Boolean));
  return <TextField {...field} known={[...known].sort()} />;
}
