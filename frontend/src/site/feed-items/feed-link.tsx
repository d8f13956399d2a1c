export function FeedLink({ feed }: { feed: 'research' | 'blog' }) {
  return (
    <div className="subscribe">
      <span>Subscribe:</span>
      <a href={`/feeds/${feed}.xml`}>RSS feed</a>
    </div>
  );
}
