import { ExternalLink } from '../../../ui/page/external-link';
import { Girih } from '../../../ui/picture/girih';
import { useContent } from '../../../ui/text/use-content';
import * as styles from './social.module.scss';

export function SocialFallback() {
  const { text } = useContent();
  return (
    <div className={styles.fallback}>
      <Girih className={styles.pattern} />
      <p>Pictures of our conferences and seminars are on Instagram.</p>
      <ExternalLink className="btn btn-outline-primary" href={text('social.instagram')}>
        Follow us on Instagram
      </ExternalLink>
    </div>
  );
}
