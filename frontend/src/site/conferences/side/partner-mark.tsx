import type { ConferencePartner } from '@majlis/contracts/conference-partners';
import { Avatar } from '../../../ui/avatar';
import { ExternalLink } from '../../../ui/external-link';

export function PartnerMark({ partner: { name, logoUrl, websiteUrl } }: { partner: ConferencePartner }) {
  return (
    <li className="partner-mark">
      {logoUrl && <Avatar className="partner-logo" url={logoUrl} name={name} sizes="72px" />}
      {websiteUrl ? (
        <ExternalLink href={websiteUrl}>
          <bdi>{name}</bdi>
        </ExternalLink>
      ) : (
        <bdi>{name}</bdi>
      )}
    </li>
  );
}
