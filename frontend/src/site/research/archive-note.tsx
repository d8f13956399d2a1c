import { ExternalLink } from '../../ui/page/external-link';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/use-content';
import * as styles from '../feed-items/searchable-list.module.scss';

export function ArchiveNote() {
  const { text } = useContent();
  return (
    <aside className={styles.note} aria-label="Archive">
      <p>Looking for something older? Everything we have published is kept in the full archive.</p>
      <ExternalLink className="link-arrow" href={text('research.archive_url')}>
        Open the full archive <Icon name="external" />
      </ExternalLink>
    </aside>
  );
}
