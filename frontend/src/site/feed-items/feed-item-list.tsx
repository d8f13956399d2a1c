import { pagedLists } from '@majlis/contracts/api/list-pages';
import type { FeedItem } from '@majlis/contracts/feeds/feed-items';
import type { ContentKey } from '@majlis/contracts/site/content-defaults';
import { singleList } from '../../api/long-list';
import { ExternalLink } from '../../ui/page/external-link';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/content';
import { FeedItemCard, FeedItemsSkeleton } from './feed-item-card';
import { sortNewestFirst } from './find-feed-items';
import { type ListLabels, SearchableList } from './searchable-list';
import * as styles from './searchable-list.module.scss';
import { maxPlainCards, VirtualCardGrid } from './virtual-card-grid';

const skeletonCount = 9;

const searchableTexts = ({ title, description, author }: FeedItem) => [title, description, author];

const lists = {
  research: singleList(pagedLists.research, 'newest', maxPlainCards, sortNewestFirst),
  blog: singleList(pagedLists.blog, 'newest', maxPlainCards, sortNewestFirst),
};

export type FeedItemListLabels = ListLabels & {
  loading: string;
  /** Stands below the list and leads to a page of another site. */
  note: { label: string; text: string; link: string; address: ContentKey };
};

export function FeedItemList({ name, labels }: { name: keyof typeof lists; labels: FeedItemListLabels }) {
  const { text } = useContent();
  const { note } = labels;
  return (
    <div className="page-width section section-after-header">
      <SearchableList
        list={lists[name]}
        name={name}
        labels={labels}
        searchableTexts={searchableTexts}
        skeleton={<FeedItemsSkeleton count={skeletonCount} label={labels.loading} />}
      >
        {(results, total, categoryLinkPrefix) => (
          <VirtualCardGrid items={results} total={total} name={labels.heading}>
            {(item) => (
              <FeedItemCard key={`${item.link} ${item.title}`} item={item} categoryLinkPrefix={categoryLinkPrefix} />
            )}
          </VirtualCardGrid>
        )}
      </SearchableList>
      <aside className={styles.note} aria-label={note.label}>
        <p>{note.text}</p>
        <ExternalLink className="link-arrow" href={text(note.address)}>
          {note.link} <Icon name="external" />
        </ExternalLink>
      </aside>
    </div>
  );
}
