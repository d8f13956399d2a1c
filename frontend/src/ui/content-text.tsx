import type { ContentKey } from '@majlis/contracts/content-defaults';
import { useContent } from './use-content';

/** One text of the site. Until it is known its default holds the place, drawn as a skeleton. */
export function ContentText({ entry }: { entry: ContentKey }) {
  const { text, isPending } = useContent();
  return (
    <span dir="auto" className={isPending ? 'skeleton-text' : undefined}>
      {text(entry)}
    </span>
  );
}
