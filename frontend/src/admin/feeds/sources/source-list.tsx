import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../api/query';
import { ListStates } from '../../editing/list-states';
import { NoSources } from './no-sources';
import { SourceCard } from './source-card';

/** Sources are read in the background: what is said of them is kept up while somebody looks. */
const lookEveryMs = 15_000;

export function SourceList() {
  const list = useQuery({ ...query(reads.feedSources), refetchInterval: lookEveryMs });
  return (
    <section aria-labelledby="feed-sources" className="feeds-part">
      <h2 id="feed-sources" className="feeds-title">
        Sources
      </h2>
      <ListStates list={list} noun="sources">
        {list.data?.length === 0 && <NoSources />}
        <ul className="sources">
          {list.data?.map((source) => (
            <SourceCard key={source.url} source={source} now={list.dataUpdatedAt} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}
