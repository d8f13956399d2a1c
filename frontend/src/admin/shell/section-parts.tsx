import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { t } from '#messages/staff';
import { PageMeta } from '../../seo/page-meta';
import { readStorage, writeStorage } from '../../ui/browser-storage';
import { Girih } from '../../ui/picture/girih';
import { Icon, IconButton, SmallButton } from './buttons';
import * as emptySectionStyles from './empty-section.module.scss';
import * as helpBoxStyles from './help-box.module.scss';
import * as styles from './section-header.module.scss';

type SectionHeaderProps = {
  title: string;
  /** Added to the document's title, because views of several conferences have the same title. */
  parentTitle?: string;
  description?: ReactNode;
  /** True where the layout's heading and the tabs already name the view. */
  isTitleHidden?: boolean;
  /** The level of the heading: 2 where the surrounding layout has its own. */
  level?: 1 | 2;
  /** Explains how the section works. */
  help?: HelpProps;
  children?: ReactNode;
};

export function SectionHeader(props: SectionHeaderProps) {
  const { title, parentTitle, description, isTitleHidden = false, level = 1, help, children } = props;
  const Heading = `h${level}` as const;
  return (
    <header className={styles.head} data-untitled={isTitleHidden}>
      <PageMeta title={parentTitle ? `${title}: ${parentTitle}` : title} noindex />
      <Heading className={isTitleHidden ? 'visually-hidden' : styles.title}>{title}</Heading>
      {help && <Help {...help} />}
      {children && <div className={styles.actions}>{children}</div>}
      {description && <p className={styles.lead}>{description}</p>}
    </header>
  );
}

type HelpProps = {
  section: string;
  steps: readonly ReactNode[];
  /** Stands below the steps. */
  more?: ReactNode;
};

/** The button stands beside the title of the section, and the box below both. */
function Help({ section, steps, more }: HelpProps) {
  const { isOpen, choose } = useHelp(section);
  const id = useId();
  return (
    <>
      <IconButton
        icon="help"
        className={styles.help}
        aria-label={t('rows.howThisWorks')}
        title={t('rows.howThisWorks')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => choose(!isOpen)}
      />
      <div id={id} className={`${helpBoxStyles.box} ${styles.helpBox}`} hidden={!isOpen}>
        <ol>
          {steps.map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </ol>
        {more}
      </div>
    </>
  );
}

type GuideProps = Omit<HelpProps, 'more'> & { title: string; className?: string };

/** Help in a box of the page itself. */
export function HelpBox({ section, title, className = '', steps }: GuideProps) {
  const { isOpen, choose } = useHelp(section);
  return (
    <details
      className={`${helpBoxStyles.box} ${className}`}
      open={isOpen}
      onToggle={({ currentTarget }) => choose(currentTarget.open)}
    >
      <summary>{title}</summary>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
    </details>
  );
}

/** Storage key of the user's last choice, for the help of all sections. */
const foldedKey = 'majlis.help-folded';
const visitsKey = (section: string) => `majlis.help-visits.${section}`;
const maxOpenVisits = 1;

/** Until the user has opened or closed it, the help is open on the first visits of a section on a wide screen. */
function useHelp(section: string) {
  const [isOpen, setOpen] = useState(() => isOpenAtFirst(section));

  useEffect(() => {
    writeStorage('localStorage', visitsKey(section), String(Math.min(countVisits(section), maxOpenVisits) + 1));
  }, [section]);

  function choose(open: boolean) {
    // Browsers also send this event for a box that is open from the start.
    if (open === isOpen) return;
    setOpen(open);
    writeStorage('localStorage', foldedKey, open ? 'no' : 'yes');
  }
  return { isOpen, choose };
}

const countVisits = (section: string) => Number(readStorage('localStorage', visitsKey(section)) ?? 0);

function isOpenAtFirst(section: string): boolean {
  const folded = readStorage('localStorage', foldedKey);
  if (folded !== null) return folded === 'no';
  return !window.matchMedia('(width < 768px)').matches && countVisits(section) < maxOpenVisits;
}

type ListStatesProps = {
  list: UseQueryResult<unknown>;
  /** A plural, as it is used within a sentence. */
  noun: string;
  children: ReactNode;
};

const skeletonRows = [1, 2, 3, 4, 5];

export const ListSkeleton = ({ text }: { text: string }) => (
  <div role="status" className="rows-skeleton">
    <span className="visually-hidden">{text}</span>
    {skeletonRows.map((row) => (
      <div key={row} className="rows-skeleton-row" />
    ))}
  </div>
);

export const ListLoadError = ({ text = t('crud.listNotLoaded'), onRetry }: { text?: string; onRetry: () => void }) => (
  <div role="alert" className="callout" data-tone="error">
    <p>
      <strong>{text}</strong> {t('crud.nothingLost')}
    </p>
    <div className="callout-actions">
      <SmallButton label={t('common.tryAgain')} onClick={onRetry} />
    </div>
  </div>
);

/** Shows a skeleton while a list loads, an error if it fails, and the children once it is loaded. */
export function ListStates({ list, noun, children }: ListStatesProps) {
  if (list.isPending) return <ListSkeleton text={t('crud.loadingRows', { rows: noun })} />;
  if (list.isLoadingError) return <ListLoadError onRetry={() => void list.refetch()} />;
  return children;
}

/** Stands in a list of which the filter leaves nothing. */
export const NoMatch = ({ children }: { children: ReactNode }) => (
  <p className="empty">
    <Icon name="search" /> {children}
  </p>
);

type EmptySectionProps = { title: string; actionLabel?: string; onAction?: () => void; children: ReactNode };

export const EmptySection = ({ title, actionLabel, onAction, children }: EmptySectionProps) => (
  <div className={emptySectionStyles.section}>
    <Girih className={emptySectionStyles.pattern} />
    <h2 className={emptySectionStyles.title}>{title}</h2>
    {children && <p>{children}</p>}
    {actionLabel && (
      <button type="button" className="btn btn-primary" onClick={onAction}>
        {actionLabel}
      </button>
    )}
  </div>
);
