import { endpoints } from '@majlis/contracts/endpoints';
import type { Partner } from '@majlis/contracts/partners';
import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/footer';
import { query } from '../../api/query';
import { activeInOrder } from '../active-in-order';
import { PartnerLogo } from '../partner-logo';
import * as styles from './footer.module.scss';

export function FooterPartners() {
  const partners = useQuery({ ...query(endpoints.partners), select: activeInOrder<Partner> });
  if (partners.isPending) return <div className={styles.pending} />;
  if (!partners.data?.length) return null;
  return (
    <section className={`page-width ${styles.partners}`} aria-labelledby="partners-heading">
      <h2 id="partners-heading">{messages.ourPartners}</h2>
      <ul>
        {partners.data.map((partner) => (
          <li key={partner.id}>
            <PartnerLogo partner={partner} sizes="48px" />
          </li>
        ))}
      </ul>
    </section>
  );
}
