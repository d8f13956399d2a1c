import { t } from '#messages';
import { ExternalLink } from '../../../ui/page/external-link';
import { Girih } from '../../../ui/picture/girih';
import { useContent } from '../../../ui/text/use-content';
import * as styles from './social.module.scss';

export function SocialFallback() {
  const { text } = useContent();
  return (
    <div className={styles.fallback}>
      <Girih className={styles.pattern} />
      <p>{t('home.picturesOnInstagram')}</p>
      <ExternalLink className="btn btn-outline-primary" href={text('social.instagram')}>
        {t('home.followOnInstagram')}
      </ExternalLink>
    </div>
  );
}
