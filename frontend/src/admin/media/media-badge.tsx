import type { MediaFile } from '@majlis/contracts/media';
import { isMissingAlt } from './media-resource';

export function MediaBadge({ file }: { file: MediaFile }) {
  if (file.deletedAt) return <span className="badge">Deleted</span>;
  if (!isMissingAlt(file)) return null;
  return (
    <span className="badge" data-tone="amber">
      No alt text
    </span>
  );
}
