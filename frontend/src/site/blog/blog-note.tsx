import { ExternalLink } from '../../ui/page/external-link';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/use-content';
import * as styles from '../feed-items/searchable-list.module.scss';

export function BlogNote() {
  const { text } = useContent();
  return (
    <aside className={styles.note} aria-label="The blog itself">
      <p>Posts open on our blog, where you can also read comments and older posts.</p>
      <ExternalLink className="link-arrow" href={text('blog.url')}>
        Visit the blog <Icon name="external" />
      </ExternalLink>
    </aside>
  );
}
