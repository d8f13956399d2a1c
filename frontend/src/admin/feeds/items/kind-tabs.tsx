import { type FeedKind, feedKinds } from '@majlis/contracts/feed-sources';
import { Link } from 'react-router-dom';
import * as tabs from '../../../ui/form/form-tabs.module.scss';
import { feedKindConfig } from '../feed-kinds';
import * as styles from '../feeds.module.scss';

/** One way to each kind of item. Each has an address of its own, so that reload and Back keep it. */
export const KindTabs = ({ open }: { open: FeedKind }) => (
  <nav className={`${tabs.list} ${styles.kinds}`} aria-label="Kinds of items">
    {feedKinds.map((kind) => (
      <Link
        key={kind}
        to={{ search: `?kind=${kind}` }}
        preventScrollReset
        className={`${tabs.tab} ${styles.kind}`}
        aria-current={kind === open ? 'page' : undefined}
      >
        {feedKindConfig[kind].title}
      </Link>
    ))}
  </nav>
);
