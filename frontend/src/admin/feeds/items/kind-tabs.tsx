import { type FeedKind, feedKinds } from '@majlis/contracts/feed-sources';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import * as tabs from '../../form/form-tabs.module.scss';
import * as styles from '../feeds.module.scss';

/** The kinds are links with their own URLs, so that reload and Back keep the open one. */
export const KindTabs = ({ activeKind }: { activeKind: FeedKind }) => (
  <nav className={`${tabs.list} ${styles.kinds}`} aria-label={t('feeds.kindsOfItems')}>
    {feedKinds.map((kind) => (
      <Link
        key={kind}
        to={{ search: `?kind=${kind}` }}
        className={`${tabs.tab} ${styles.kind}`}
        aria-current={kind === activeKind ? 'page' : undefined}
      >
        {t(`feedSources.kinds.${kind}`)}
      </Link>
    ))}
  </nav>
);
