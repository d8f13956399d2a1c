import type { ContentKey } from '@majlis/contracts/site/content-defaults';
import { ExternalLink } from '../ui/page/external-link';
import { useContent } from '../ui/text/use-content';

const networks: { entry: ContentKey; name: string }[] = [
  { entry: 'social.facebook', name: 'Facebook' },
  { entry: 'social.instagram', name: 'Instagram' },
  { entry: 'social.linkedin', name: 'LinkedIn' },
  { entry: 'social.x', name: 'X' },
  { entry: 'social.youtube', name: 'YouTube' },
];

export function SocialNetworks() {
  const { text } = useContent();
  return (
    <ul>
      {networks.map(({ entry, name }) => (
        <li key={entry}>
          <ExternalLink href={text(entry)}>{name}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
