import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import { Fact, Facts } from '../../facts';
import { describeLeftOut } from './describe-left-out';
import { Moment } from './moment';
import { changesInWords, lastTryOf } from './source-state';

type SourceFactsProps = { source: FeedSourceStatus; now: number };

/** When a source was read, when it is read next, and what it has brought. */
export function SourceFacts({ source, now }: SourceFactsProps) {
  const { succeededAt, dueAt, items, error } = source;
  const lastTry = lastTryOf(source);
  const leftOut = describeLeftOut(source.leftOut);
  return (
    <Facts>
      <Fact name="Last read">{succeededAt ? <Moment at={succeededAt} now={now} /> : 'Never'}</Fact>
      {error !== null && lastTry && (
        <Fact name="Last try">
          <Moment at={lastTry} now={now} />
        </Fact>
      )}
      <Fact name="Next try">{Date.parse(dueAt) > now ? <Moment at={dueAt} now={now} /> : 'In a moment'}</Fact>
      <Fact name="Items kept">{items}</Fact>
      {succeededAt && <Fact name="Brought last">{changesInWords(source)}</Fact>}
      {leftOut && <Fact name="Left out">{leftOut}</Fact>}
    </Facts>
  );
}
