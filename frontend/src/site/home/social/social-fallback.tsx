import * as messages from '#messages/home';
import { ExternalLink } from '../../../ui/page/external-link';
import { Girih } from '../../../ui/picture/girih';
import { useContent } from '../../../ui/text/use-content';
import * as styles from './social.module.scss';

export function SocialFallback() {
  const { text } = useContent();
  return (
    <div className={styles.fallback}>
      <Girih className={styles.pattern} />
      <p>{messages.picturesOnInstagram}</p>
      <ExternalLink className="btn btn-outline-primary" href={text('social.instagram')}>
        {messages.followOnInstagram}
      </ExternalLink>
    </div>
  );
}
