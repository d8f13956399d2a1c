import { type FeedSourceStatus, itemNoteReasons, skipReasons } from '@majlis/contracts/feed-sources';
import * as messages from '#messages/staff/feeds';
import { DescriptionItem, DescriptionList } from '../../description-list';
import { describeItemCounts } from './describe-item-counts';
import { RelativeTime } from './relative-time';
import { formatChanges, lastAttemptAt } from './source-state';

type SourceFactsProps = { source: FeedSourceStatus; now: number };

export function SourceFacts({ source, now }: SourceFactsProps) {
  const { succeededAt, dueAt, items, error } = source;
  const lastTry = lastAttemptAt(source);
  const skippedItems = describeItemCounts(source.skippedItems, skipReasons, messages.skipReasons);
  const notes = describeItemCounts(source.itemNotes, itemNoteReasons, messages.noteReasons);
  return (
    <DescriptionList>
      <DescriptionItem term={messages.lastSuccess}>
        {succeededAt ? <RelativeTime at={succeededAt} now={now} /> : messages.never}
      </DescriptionItem>
      {error !== null && lastTry && (
        <DescriptionItem term={messages.lastCheck}>
          <RelativeTime at={lastTry} now={now} />
        </DescriptionItem>
      )}
      <DescriptionItem term={messages.nextCheck}>
        {Date.parse(dueAt) > now ? <RelativeTime at={dueAt} now={now} /> : messages.inAMoment}
      </DescriptionItem>
      <DescriptionItem term={messages.items}>{items}</DescriptionItem>
      {succeededAt && <DescriptionItem term={messages.lastChanges}>{formatChanges(source)}</DescriptionItem>}
      {skippedItems && <DescriptionItem term={messages.skipped}>{skippedItems}</DescriptionItem>}
      {notes && <DescriptionItem term={messages.notes}>{notes}</DescriptionItem>}
    </DescriptionList>
  );
}
