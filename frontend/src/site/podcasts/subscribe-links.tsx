import { t } from '#messages';
import { ExternalLink } from '../../ui/page/external-link';
import { useContent } from '../../ui/text/use-content';

export function SubscribeLinks() {
  const { text } = useContent();
  const apps = [
    { name: 'Apple Podcasts', href: text('podcast.apple_url') },
    { name: 'Spotify', href: text('podcast.spotify_url') },
  ].filter(({ href }) => href);
  return (
    <div className="subscribe">
      <span>{t('feedItems.subscribe')}</span>
      <a href="/feeds/podcast.xml">{t('feedItems.rssFeed')}</a>
      {apps.map(({ name, href }) => (
        <ExternalLink key={name} href={href}>
          {name}
        </ExternalLink>
      ))}
    </div>
  );
}
