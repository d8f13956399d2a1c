import * as messages from '#messages/blog';
import { ExternalLink } from '../../ui/page/external-link';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/use-content';
import * as styles from '../feed-items/searchable-list.module.scss';

export function BlogNote() {
  const { text } = useContent();
  return (
    <aside className={styles.note} aria-label={messages.blogItself}>
      <p>{messages.postsOpenOnBlog}</p>
      <ExternalLink className="link-arrow" href={text('blog.url')}>
        {messages.visitBlog} <Icon name="external" />
      </ExternalLink>
    </aside>
  );
}
