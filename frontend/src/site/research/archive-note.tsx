import { t } from '#messages';
import { ExternalLink } from '../../ui/page/external-link';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/use-content';
import * as styles from '../feed-items/searchable-list.module.scss';

export function ArchiveNote() {
  const { text } = useContent();
  return (
    <aside className={styles.note} aria-label={t('research.archive')}>
      <p>{t('research.older')}</p>
      <ExternalLink className="link-arrow" href={text('research.archive_url')}>
        {t('research.openArchive')} <Icon name="external" />
      </ExternalLink>
    </aside>
  );
}
