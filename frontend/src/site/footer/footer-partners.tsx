import { reads } from '@majlis/contracts/endpoints';
import type { Partner } from '@majlis/contracts/partners';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { Avatar } from '../../ui/avatar';
import { ExternalLink } from '../../ui/external-link';
import { activeInOrder } from '../active-in-order';

export function FooterPartners() {
  const partners = useQuery({ ...query(reads.partners), select: activeInOrder<Partner> });
  if (partners.isPending) return <div className="footer-pending" />;
  if (!partners.data?.length) return null;
  return (
    <section className="page-width footer-partners" aria-labelledby="partners-heading">
      <h2 id="partners-heading">Our partners</h2>
      <ul>
        {partners.data.map(({ id, name, logoUrl, websiteUrl }) => (
          <li key={id}>
            {logoUrl && <Avatar className="partner-logo" url={logoUrl} name={name} sizes="48px" />}
            {websiteUrl ? (
              <ExternalLink href={websiteUrl}>
                <bdi>{name}</bdi>
              </ExternalLink>
            ) : (
              <bdi>{name}</bdi>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
