import type { MediaFile } from '@majlis/contracts/media';
import { deleted, noAltText } from '#messages/staff/media';
import { isMissingAlt } from './media-resource';

export function MediaBadge({ file }: { file: MediaFile }) {
  if (file.deletedAt) return <span className="badge">{deleted}</span>;
  if (!isMissingAlt(file)) return null;
  return (
    <span className="badge" data-tone="amber">
      {noAltText}
    </span>
  );
}
