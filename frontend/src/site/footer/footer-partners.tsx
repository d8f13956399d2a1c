import { endpoints } from '@majlis/contracts/endpoints';
import { listPagePath } from '@majlis/contracts/list-pages';
import type { Partner } from '@majlis/contracts/partners';
import { t } from '#messages';
import { type LongList, useLongList } from '../../api/long-list';
import { activeInOrder } from '../active-in-order';
import { PartnerLogo } from '../partner-logo';
import { ShowAll } from '../show-all';
import * as styles from './footer.module.scss';

const partnersOfFooter: LongList<Partner> = {
  endpoint: endpoints.partners,
  view: 'footer',
  maxRows: 24,
  toParts: (partners) => [{ name: '', rows: activeInOrder(partners) }],
};

export function FooterPartners() {
  const { parts, start } = useLongList(partnersOfFooter);
  const [partners] = parts ?? [];
  if (start.isPending) return <div className={styles.pending} />;
  if (!partners?.rows.length) return null;
  return (
    <section className={`page-width ${styles.partners}`} aria-labelledby="partners-heading">
      <h2 id="partners-heading">{t('footer.ourPartners')}</h2>
      <ul>
        {partners.rows.map((partner) => (
          <li key={partner.id}>
            <PartnerLogo partner={partner} sizes="48px" />
          </li>
        ))}
      </ul>
      <ShowAll part={partners} name={t('footer.ourPartners')} to={listPagePath('partners')} variant="light" />
    </section>
  );
}
