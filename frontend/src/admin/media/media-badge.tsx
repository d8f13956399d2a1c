import type { MediaFile } from '@majlis/contracts/media';
import { rich, t } from '#messages/staff';
import { placeName } from './place-name';

export function MediaBadge({ file }: { file: MediaFile }) {
  if (file.deletedAt) return <span className="badge">{t('media.deleted')}</span>;
  if (!file.isMissingAlt) return <AltOfUses file={file} />;
  return (
    <span className="badge" data-tone="amber">
      {t('media.noAltText')}
    </span>
  );
}

/** Says where the alt text of a picture comes from that has none of its own. */
export function AltOfUses({ file: { describedBy } }: { file: MediaFile }) {
  const [first] = describedBy;
  if (!first) return null;
  return (
    <span className="row-subtitle">
      {rich('media.altOfUses', {
        others: describedBy.length - 1,
        alt: () => <bdi>{first.alt}</bdi>,
        place: () => placeName(first.place),
      })}
    </span>
  );
}
