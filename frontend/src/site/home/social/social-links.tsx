import { t } from '#messages';
import { SocialNetworks } from '../../social-networks';
import * as styles from './social.module.scss';

export function SocialLinks() {
  return (
    <section className={`section ${styles.links}`} id="follow" aria-labelledby="follow-heading">
      <div className="page-width">
        <div>
          <p className="label">{t('home.follow')}</p>
          <h2 id="follow-heading">{t('home.stayInTheConversation')}</h2>
        </div>
        <SocialNetworks />
      </div>
    </section>
  );
}
