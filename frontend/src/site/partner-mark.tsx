import type { Partner } from '@majlis/contracts/partners';
import { ExternalLink } from '../ui/page/external-link';
import { Avatar } from '../ui/picture/avatar';
import * as styles from './partner-logo.module.scss';

type PartnerMarkProps = {
  partner: Pick<Partner, 'name' | 'logoUrl' | 'websiteUrl'>;
  /** How wide the logo is shown. */
  sizes: string;
};

/** The logo and the name of a partner, of the network or of a conference. */
export function PartnerMark({ partner: { name, logoUrl, websiteUrl }, sizes }: PartnerMarkProps) {
  return (
    <>
      {logoUrl && <Avatar className={styles.partnerLogo} url={logoUrl} name={name} sizes={sizes} />}
      {websiteUrl ? (
        <ExternalLink href={websiteUrl}>
          <bdi>{name}</bdi>
        </ExternalLink>
      ) : (
        <bdi>{name}</bdi>
      )}
    </>
  );
}
