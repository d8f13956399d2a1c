import { parsePublishedLanguages } from '@majlis/contracts/shared/languages';
import { useContent } from '../../ui/text/use-content';

/** Whether the site is published in several languages. */
export function useHasLanguages(): boolean {
  const { text } = useContent();
  return parsePublishedLanguages(text('site.languages')).length > 1;
}
