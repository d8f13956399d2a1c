import { partnerTiers } from '@majlis/contracts/choices';
import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/conference';
import { query } from '../../api/query';
import { activeInOrder } from '../active-in-order';
import { PartnerLogo } from '../partner-logo';
import * as styles from './conference-partners.module.scss';

export function ConferencePartners({ conferenceId }: { conferenceId: string }) {
  const { data = [] } = useQuery(query(endpoints.conferencePartners(conferenceId)));
  const active = activeInOrder(data);
  if (active.length === 0) return null;
  const tiers = partnerTiers
    .map((tier) => ({ tier, members: active.filter((partner) => partner.tier === tier) }))
    .filter(({ members }) => members.length > 0);
  return (
    <section aria-labelledby="conference-partners-heading">
      <h2 id="conference-partners-heading">{messages.partners}</h2>
      <div className={styles.tiers}>
        {tiers.map(({ tier, members }) => (
          <div key={tier} data-tier={tier}>
            <h3 className="label">{messages.partnerTiers[tier]}</h3>
            <ul className={styles.partners}>
              {members.map((partner) => (
                <li key={partner.id} className={styles.partner}>
                  <PartnerLogo partner={partner} sizes="72px" />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
