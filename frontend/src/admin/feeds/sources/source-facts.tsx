import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import { DescriptionItem, DescriptionList } from '../../description-list';
import { describeSkippedItems } from './describe-skipped-items';
import { RelativeTime } from './relative-time';
import { formatChanges, lastAttemptAt } from './source-state';

type SourceFactsProps = { source: FeedSourceStatus; now: number };

export function SourceFacts({ source, now }: SourceFactsProps) {
  const { succeededAt, dueAt, items, error } = source;
  const lastTry = lastAttemptAt(source);
  const skippedItems = describeSkippedItems(source.skippedItems);
  return (
    <DescriptionList>
      <DescriptionItem term="Last success">
        {succeededAt ? <RelativeTime at={succeededAt} now={now} /> : 'Never'}
      </DescriptionItem>
      {error !== null && lastTry && (
        <DescriptionItem term="Last check">
          <RelativeTime at={lastTry} now={now} />
        </DescriptionItem>
      )}
      <DescriptionItem term="Next check">
        {Date.parse(dueAt) > now ? <RelativeTime at={dueAt} now={now} /> : 'In a moment'}
      </DescriptionItem>
      <DescriptionItem term="Items">{items}</DescriptionItem>
      {succeededAt && <DescriptionItem term="Last changes">{formatChanges(source)}</DescriptionItem>}
      {skippedItems && <DescriptionItem term="Skipped">{skippedItems}</DescriptionItem>}
    </DescriptionList>
  );
}
