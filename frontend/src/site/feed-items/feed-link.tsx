import { t } from '#messages';

export function FeedLink({ feed }: { feed: 'research' | 'blog' }) {
  return (
    <div className="subscribe">
      <span>{t('feedItems.subscribe')}</span>
      <a href={`/feeds/${feed}.xml`}>{t('feedItems.rssFeed')}</a>
    </div>
  );
}
