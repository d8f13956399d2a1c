import type { ContentKey } from '@majlis/contracts/site/content-defaults';
import { AutoText } from './auto-text';
import { useContent } from './use-content';

export function ContentText({ entry }: { entry: ContentKey }) {
  const { text, isPending } = useContent();
  return <AutoText text={text(entry)} className={isPending ? 'skeleton-text' : undefined} />;
}
