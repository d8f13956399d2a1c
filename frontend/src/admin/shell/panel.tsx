import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { SmallButton } from './buttons';
import * as descriptionListStyles from './description-list.module.scss';
import * as inlineLoadErrorStyles from './inline-load-error.module.scss';
import * as styles from './panel.module.scss';
import * as statTileStyles from './stat-tile.module.scss';

type PanelProps = { id: string; title: string; className?: string; children: ReactNode };

/** A section of a page, named by its heading. */
export const Panel = ({ id, title, className, children }: PanelProps) => (
  <section className={className} aria-labelledby={id}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    {children}
  </section>
);

export const InlineLoadError = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <p role="status" className={inlineLoadErrorStyles.loadError}>
    {text}
    <SmallButton label={t('common.tryAgain')} onClick={onRetry} />
  </p>
);

export const DescriptionList = ({ children }: { children: ReactNode }) => (
  <dl className={descriptionListStyles.descriptionList}>{children}</dl>
);

export const DescriptionItem = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

type StatTileProps<Data> = {
  label: string;
  endpoint: Endpoint<Data>;
  getCount: (data: Data) => number;
  getDetail?: (data: Data) => string;
  to?: string;
};

export function StatTile<Data>({ label, endpoint, getCount, getDetail, to }: StatTileProps<Data>) {
  const { data, isPending, isLoadingError } = useQuery(query(endpoint));
  return (
    <li className={statTileStyles.statTile}>
      <span className={statTileStyles.number}>{data === undefined ? (isPending ? '…' : '–') : getCount(data)}</span>
      <span className={statTileStyles.label}>
        {to ? (
          <Link to={to} className={statTileStyles.link}>
            {label}
          </Link>
        ) : (
          label
        )}
      </span>
      {data !== undefined && getDetail && <span className="muted">{getDetail(data)}</span>}
      {isLoadingError && <span className="muted">{t('overview.notLoaded')}</span>}
    </li>
  );
}
