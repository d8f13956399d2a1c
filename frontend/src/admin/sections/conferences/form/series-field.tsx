import { endpoints } from '@majlis/contracts/api/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../../api/query';
import { TextField } from '../../../fields/fields';

/** Suggests the series that there are, because conferences find each other by the same name. */
export function SeriesField({ help }: { help: string }) {
  const { data = [] } = useQuery(query(endpoints.conferences));
  const names = new Set(data.flatMap((conference) => conference.series || []));
  return <TextField name="series" suggestions={[...names].sort()} help={help} />;
}
