import { ExternalLink } from '../../ui/page/external-link';
import { Icon } from '../icon';

/** The file that is chosen now; its name and size are known only since its upload. */
export function ChosenFile({ url, said }: { url: string; said: string }) {
  return (
    <p className="chosen-file">
      <Icon name="document" />
      <span className="chosen-file-name" dir="auto">
        {said || 'The uploaded PDF'}
      </span>
      <ExternalLink href={url}>Open it</ExternalLink>
    </p>
  );
}
