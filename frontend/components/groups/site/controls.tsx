import { conferenceStatuses } from '@majlis/contracts/shared/choices';
import type { ComponentProps } from 'react';
import { ListToolbar } from '../../../src/site/feed-items/searchable-list';
import { SubscribeLinks } from '../../../src/site/feed-items/subscribe-links';
import { SocialNetworks } from '../../../src/site/navigation/site-links';
import { Pagination, ShowAll } from '../../../src/site/show-all';
import { ExternalLink } from '../../../src/ui/page/external-link';
import { ShareButton } from '../../../src/ui/page/share-button';
import { ShowMore } from '../../../src/ui/page/show-more';
import { StatusBadge } from '../../../src/ui/page/status-badge';
import { Icon } from '../../../src/ui/picture/icon';
import { SchemeSwitch } from '../../../src/ui/scheme/scheme-switch';
import type { Group } from '../../group';
import type { Texts } from '../../texts';

const ignore = () => undefined;

const Buttons = ({ kind }: { kind: string }) => (
  <div className="actions">
    <button type="button" className={`btn ${kind}`}>
      Try Again
    </button>
    <button type="button" className={`btn btn-sm ${kind}`}>
      Small
    </button>
    <button type="button" className={`btn ${kind}`} disabled>
      Disabled
    </button>
  </div>
);

const searchWith = (texts: Texts, category: string) => (
  <ListToolbar
    placeholder="Search publications..."
    search={{ words: texts.words, order: 'date', category }}
    searchInput={{ current: null }}
    count="12 publications"
    onSearch={ignore}
  />
);

const showAll = (changes: Partial<ComponentProps<typeof ShowAll>['part']>) => (
  <ShowAll
    part={{
      rows: [1, 2],
      total: 60,
      isExpanded: false,
      isLoading: false,
      isFailed: false,
      showAll: ignore,
      ...changes,
    }}
    name="Partners"
    to="#all"
  />
);

export const controls: Group = {
  title: 'Controls',
  area: 'site',
  samples: (texts) => [
    { name: 'Button, primary', element: <Buttons kind="btn-primary" /> },
    { name: 'Button, outline', element: <Buttons kind="btn-outline-primary" /> },
    { name: 'Button, light', isOnBand: true, element: <Buttons kind="btn-light" /> },
    { name: 'Button, outline light', isOnBand: true, element: <Buttons kind="btn-outline-light" /> },
    {
      name: 'Links',
      element: (
        <p className="actions">
          <a href="#about">Read about us</a>
          <ExternalLink href="https://www.example.org/">Another site</ExternalLink>
          <a href="#arrow" className="link-arrow">
            All conferences <Icon name="arrow" flipInRtl />
          </a>
        </p>
      ),
    },
    { name: 'Share button', element: <ShareButton title={texts.title} path="/" /> },
    { name: 'Show more', element: <ShowMore remaining={48} onMore={ignore} /> },
    { name: 'Show all', element: showAll({}) },
    { name: 'Show all, loading', element: showAll({ isExpanded: true, isLoading: true }) },
    { name: 'Show all, failed', element: showAll({ isExpanded: true, isFailed: true }) },
    { name: 'Pages of a list', element: <Pagination page={2} hasMore pathOf={(page) => `#${page}`} /> },
    {
      name: 'Status badges',
      element: (
        <p className="actions">
          {conferenceStatuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </p>
      ),
    },
    {
      name: 'Tags',
      element: (
        <ul className="tags">
          <li>{texts.tags[0]}</li>
          <li>
            <a href="#tag">{texts.tags[1]}</a>
          </li>
        </ul>
      ),
    },
    { name: 'Scheme switch', element: <SchemeSwitch /> },
    { name: 'Scheme switch on a band', isOnBand: true, element: <SchemeSwitch /> },
    {
      name: 'Subscribe links',
      element: (
        <>
          <SubscribeLinks feed="podcast" />
          <SubscribeLinks feed="blog" />
        </>
      ),
    },
    { name: 'Social networks', element: <SocialNetworks /> },
    { name: 'Search of a list', isWide: true, element: searchWith(texts, '') },
    { name: 'Search of a list, one category', isWide: true, element: searchWith(texts, texts.tags[0] ?? '') },
  ],
};
