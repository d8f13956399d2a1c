import type { MediaFile } from '@majlis/contracts/media';
import * as messages from '#messages/staff/media';
import { placeName } from '#messages/staff/media-uploads';
import { fillIn } from '../../messages/fill-in';

export function MediaBadge({ file }: { file: MediaFile }) {
  if (file.deletedAt) return <span className="badge">{messages.deleted}</span>;
  if (!file.isMissingAlt) return <AltOfUses file={file} />;
  return (
    <span className="badge" data-tone="amber">
      {messages.noAltText}
    </span>
  );
}

/** Says where the alt text of a picture comes from that has none of its own. */
export function AltOfUses({ file: { describedBy } }: { file: MediaFile }) {
  const [first] = describedBy;
  if (!first) return null;
  return (
    <span className="row-subtitle">
      {fillIn(messages.altOfUses(describedBy.length - 1), {
        alt: <bdi>{first.alt}</bdi>,
        place: placeName(first.place),
      })}
    </span>
  );
}
