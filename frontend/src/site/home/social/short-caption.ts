import { captionLength } from '@majlis/contracts/feed-items';

/** A caption of at most 120 characters; of a longer one its beginning, and an ellipsis. */
export function shortCaption(caption: string): string {
  const whole = caption.trim();
  if (whole.length <= captionLength) return whole;
  // Half of a surrogate pair is no character.
  return `${whole
    .slice(0, captionLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
