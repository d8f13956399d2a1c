import { maxCaptionLength } from '@majlis/contracts/feed-items';
import { sliceCharacters } from '../../../ui/text/truncate';

/** A caption of at most 120 characters; of a longer one its beginning, and an ellipsis. */
export function truncateCaption(caption: string): string {
  const whole = caption.trim();
  return whole.length <= maxCaptionLength ? whole : `${sliceCharacters(whole, maxCaptionLength).trimEnd()}…`;
}
