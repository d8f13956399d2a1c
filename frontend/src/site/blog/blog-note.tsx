import { ExternalLink } from '../../ui/page/external-link';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/use-content';
import * as styles from '../feed-items/searchable-list.module.scss';

export function BlogNote() {
  const { text } = useContent();
  return (
    <aside className={styles.note} aria-label="The blog itself">
      <p>Posts open where they were written: on the blog, with its comments and its archive.</p>
      <ExternalLink className="link-arrow" href={text('blog.url')}>
        Visit the blog <Icon name="external" />
      </ExternalLink>
    </aside>
  );
}
