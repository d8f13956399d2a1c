import type { ContentKey } from '@majlis/contracts/content-defaults';
import { AutoText } from './auto-text';
import { useContent } from './use-content';

/** One text of the site. Until it is known its default holds the place, drawn as a skeleton. */
export function ContentText({ entry }: { entry: ContentKey }) {
  const { text, isPending } = useContent();
  return <AutoText text={text(entry)} className={isPending ? 'skeleton-text' : undefined} />;
}
