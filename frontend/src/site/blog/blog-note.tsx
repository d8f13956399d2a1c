import { t } from '#messages';
import { ExternalLink } from '../../ui/page/external-link';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/use-content';
import * as styles from '../feed-items/searchable-list.module.scss';

export function BlogNote() {
  const { text } = useContent();
  return (
    <aside className={styles.note} aria-label={t('blog.blogItself')}>
      <p>{t('blog.postsOpenOnBlog')}</p>
      <ExternalLink className="link-arrow" href={text('blog.url')}>
        {t('blog.visitBlog')} <Icon name="external" />
      </ExternalLink>
    </aside>
  );
}
