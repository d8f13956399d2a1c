import { listOfConferencePath } from '@majlis/contracts/api/list-pages';
import type { ConferencePartner } from '@majlis/contracts/conferences/conference-partners.schema';
import { partnerTiers } from '@majlis/contracts/shared/choices';
import type { ReactNode } from 'react';
import { t } from '#messages';
import { useLongList } from '../../api/long-list';
import { PartnerLogo } from '../partner-logo';
import { ShowAll } from '../show-all';
import * as styles from './conference-partners.module.scss';
import { partnerList } from './long-lists';

export function ConferencePartners({ conference: { id, slug } }: { conference: { id: string; slug: string } }) {
  const { parts } = useLongList(partnerList(id));
  if (!parts?.some(({ total }) => total > 0)) return null;
  return (
    <section aria-labelledby="conference-partners-heading">
      <h2 id="conference-partners-heading">{t('conference.partners')}</h2>
      <PartnerTiers partners={parts.flatMap(({ rows }) => rows)}>
        {(tier) => {
          const part = parts.find(({ name }) => name === tier);
          const name = t(`conference.partnerTiers.${tier}`);
          return part && <ShowAll part={part} name={name} to={listOfConferencePath(slug, 'partners')} />;
        }}
      </PartnerTiers>
    </section>
  );
}

type PartnerTiersProps = {
  partners: ConferencePartner[];
  /** Rendered below the partners of a tier. */
  children?: (tier: ConferencePartner['tier']) => ReactNode;
};

export function PartnerTiers({ partners, children }: PartnerTiersProps) {
  const tiers = partnerTiers
    .map((tier) => ({ tier, members: partners.filter((partner) => partner.tier === tier) }))
    .filter(({ members }) => members.length > 0);
  return (
    <div className={styles.tiers}>
      {tiers.map(({ tier, members }) => (
        <div key={tier} data-tier={tier}>
          <h3 className="label">{t(`conference.partnerTiers.${tier}`)}</h3>
          <ul className={styles.partners}>
            {members.map((partner) => (
              <li key={partner.id} className={styles.partner}>
                <PartnerLogo partner={partner} sizes="72px" />
              </li>
            ))}
          </ul>
          {children?.(tier)}
        </div>
      ))}
    </div>
  );
}
