import { type FeedSourceStatus, itemNoteReasons, skipReasons } from '@majlis/contracts/feed-sources';
import { t, texts } from '#messages/staff';
import { DescriptionItem, DescriptionList } from '../../description-list';
import { describeItemCounts } from './describe-item-counts';
import { RelativeTime } from './relative-time';
import { formatChanges, lastAttemptAt } from './source-state';

type SourceFactsProps = { source: FeedSourceStatus; now: number };

export function SourceFacts({ source, now }: SourceFactsProps) {
  const { succeededAt, dueAt, items, error } = source;
  const lastTry = lastAttemptAt(source);
  const skippedItems = describeItemCounts(source.skippedItems, skipReasons, texts('feeds.skipReasons'));
  const notes = describeItemCounts(source.itemNotes, itemNoteReasons, texts('feeds.noteReasons'));
  return (
    <DescriptionList>
      <DescriptionItem term={t('feeds.lastSuccess')}>
        {succeededAt ? <RelativeTime at={succeededAt} now={now} /> : t('feeds.never')}
      </DescriptionItem>
      {error !== null && lastTry && (
        <DescriptionItem term={t('feeds.lastCheck')}>
          <RelativeTime at={lastTry} now={now} />
        </DescriptionItem>
      )}
      <DescriptionItem term={t('feeds.nextCheck')}>
        {Date.parse(dueAt) > now ? <RelativeTime at={dueAt} now={now} /> : t('feeds.inAMoment')}
      </DescriptionItem>
      <DescriptionItem term={t('feeds.items')}>{items}</DescriptionItem>
      {succeededAt && <DescriptionItem term={t('feeds.lastChanges')}>{formatChanges(source)}</DescriptionItem>}
      {skippedItems && <DescriptionItem term={t('feeds.skipped')}>{skippedItems}</DescriptionItem>}
      {notes && <DescriptionItem term={t('feeds.notes')}>{notes}</DescriptionItem>}
    </DescriptionList>
  );
}
