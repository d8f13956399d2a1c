import * as messages from '#messages/feed-items';

export function FeedLink({ feed }: { feed: 'research' | 'blog' }) {
  return (
    <div className="subscribe">
      <span>{messages.subscribe}</span>
      <a href={`/feeds/${feed}.xml`}>{messages.rssFeed}</a>
    </div>
  );
}
