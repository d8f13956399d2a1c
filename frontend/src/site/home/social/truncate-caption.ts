import { maxCaptionLength } from '@majlis/contracts/feed-items';
import { sliceCharacters } from '../../../ui/text/truncate';

export function truncateCaption(caption: string): string {
  const whole = caption.trim();
  return whole.length <= maxCaptionLength ? whole : `${sliceCharacters(whole, maxCaptionLength).trimEnd()}…`;
}
