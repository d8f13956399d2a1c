import type { Partner } from '@majlis/contracts/site/partners.schema';
import { ExternalLink } from '../ui/page/external-link';
import { Avatar } from '../ui/picture/picture';
import * as styles from './partner-logo.module.scss';

type PartnerLogoProps = {
  partner: Pick<Partner, 'name' | 'logoUrl' | 'websiteUrl'>;
  /** The `sizes` attribute of the logo. */
  sizes: string;
};

export const PartnerLogo = ({ partner: { name, logoUrl, websiteUrl }, sizes }: PartnerLogoProps) => (
  <>
    {logoUrl && <Avatar className={styles.partnerLogo} url={logoUrl} name={name} sizes={sizes} />}
    {websiteUrl ? (
      <ExternalLink href={websiteUrl}>
        <bdi>{name}</bdi>
      </ExternalLink>
    ) : (
      <span>
        <bdi>{name}</bdi>
      </span>
    )}
  </>
);
