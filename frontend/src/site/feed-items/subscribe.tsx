import { ExternalLink } from '../../ui/external-link';
import { useContent } from '../../ui/use-content';

/** The ways to follow research, blog or podcast: the feed always, podcast apps where staff gave an address. */
export function Subscribe({ feed }: { feed: 'research' | 'blog' | 'podcast' }) {
  const { text } = useContent();
  const apps = [
    { name: 'Apple Podcasts', href: text('podcast.apple_url') },
    { name: 'Spotify', href: text('podcast.spotify_url') },
  ].filter(({ href }) => href && feed === 'podcast');
  return (
    <div className="actions">
      <span>Subscribe:</span>
      <a href={`/feeds/${feed}.xml`}>RSS feed</a>
      {apps.map(({ name, href }) => (
        <ExternalLink key={name} href={href}>
          {name}
        </ExternalLink>
      ))}
    </div>
  );
}
