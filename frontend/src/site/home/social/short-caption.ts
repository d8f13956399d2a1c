import { captionLength } from '@majlis/contracts/feed-items';
import { cut } from '../../../ui/text/beginning-of';

/** A caption of at most 120 characters; of a longer one its beginning, and an ellipsis. */
export function shortCaption(caption: string): string {
  const whole = caption.trim();
  return whole.length <= captionLength ? whole : `${cut(whole, captionLength).trimEnd()}…`;
}
