import type { ContentKey } from '@majlis/contracts/site/content-defaults';
import { t } from '#messages';
import { ExternalLink } from '../../ui/page/external-link';
import { useContent } from '../../ui/text/content';

const podcastApps: { name: string; entry: ContentKey }[] = [
  { name: 'Apple Podcasts', entry: 'podcast.apple_url' },
  { name: 'Spotify', entry: 'podcast.spotify_url' },
];

export function SubscribeLinks({ feed }: { feed: 'research' | 'blog' | 'podcast' }) {
  const { text } = useContent();
  const apps = feed === 'podcast' ? podcastApps.filter(({ entry }) => text(entry)) : [];
  return (
    <div className="subscribe">
      <span>{t('feedItems.subscribe')}</span>
      <a href={`/feeds/${feed}.xml`}>{t('feedItems.rssFeed')}</a>
      {apps.map(({ name, entry }) => (
        <ExternalLink key={name} href={text(entry)}>
          {name}
        </ExternalLink>
      ))}
    </div>
  );
}
