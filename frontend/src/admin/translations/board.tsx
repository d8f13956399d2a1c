import type { SiteLanguage } from '@majlis/contracts/languages';
import type { BoardFilter, TranslationGap } from '@majlis/contracts/translations';
import { Link } from 'react-router-dom';
import { loadMore, tryAgain } from '#messages/staff/common';
import { listNotLoaded, nothingLost } from '#messages/staff/crud';
import * as messages from '#messages/staff/translations';
import { useConferenceNames } from '../conferences/conference-name';
import { Icon } from '../icon';
import { addressOfRow, sectionLabel } from '../layout/section-of-table';
import * as styles from './board.module.scss';
import { useBoard } from './use-board';

type BoardProps = { language: SiteLanguage; filter: BoardFilter };

export function Board({ language, filter }: BoardProps) {
  const { rows, total, isPending, hasFailed, retry, showMore } = useBoard(language.tag, filter);
  const { nameById } = useConferenceNames();
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <p role="status" className={rows.length > 0 ? `result-count ${styles.count}` : styles.count}>
        {!isPending && !hasFailed && rows.length > 0 && messages.somethingToTranslate(total)}
        {!isPending && !hasFailed && rows.length === 0 && (
          <span className={styles.clear}>
            <Icon name="done" /> {isFiltered ? messages.nothingToDo : messages.everythingTranslated}
          </span>
        )}
      </p>
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <BoardRow
              key={`${row.table} ${row.id}`}
              row={row}
              language={language}
              conference={nameById(row.conferenceId)}
            />
          ))}
        </ul>
      )}
      {isPending && (
        <div role="status" className="rows-skeleton">
          <span className="visually-hidden">{messages.loading}</span>
          {[1, 2, 3, 4, 5].map((row) => (
            <div key={row} className="rows-skeleton-row" />
          ))}
        </div>
      )}
      {hasFailed && (
        <div role="alert" className="callout" data-tone="error">
          <p>
            <strong>{rows.length > 0 ? messages.partNotLoaded : listNotLoaded}</strong> {nothingLost}
          </p>
          <div className="callout-actions">
            <button type="button" className="btn btn-quiet btn-sm" onClick={retry}>
              {tryAgain}
            </button>
          </div>
        </div>
      )}
      {showMore && !isPending && (
        <button type="button" className="btn btn-quiet btn-sm show-more" onClick={showMore}>
          {loadMore}
        </button>
      )}
    </>
  );
}

type BoardRowProps = { row: TranslationGap; language: SiteLanguage; conference: string | undefined };

function BoardRow({ row, language, conference }: BoardRowProps) {
  const { table, id, label, conferenceId, missing, outdated } = row;
  const address = addressOfRow({ table, id, conferenceId: conferenceId ?? undefined }, language.tag);
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        {address ? (
          <Link to={address}>
            <bdi>{label || messages.withoutName}</bdi>
          </Link>
        ) : (
          <bdi>{label}</bdi>
        )}
        <span className={styles.place}>
          {sectionLabel(table)}
          {conference && (
            <>
              {' '}
              · <bdi>{conference}</bdi>
            </>
          )}
        </span>
      </p>
      <p className={styles.gaps}>
        {missing > 0 && <span className="badge">{messages.missing(missing)}</span>}
        {outdated > 0 && (
          <span className="badge" data-tone="amber">
            {messages.outdated(outdated)}
          </span>
        )}
      </p>
    </li>
  );
}
