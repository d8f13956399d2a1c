import type { SiteLanguage } from '@majlis/contracts/languages';
import type { BoardFilter, TranslationGap } from '@majlis/contracts/translations';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
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
        {!isPending && !hasFailed && rows.length > 0 && t('translations.somethingToTranslate', { count: total })}
        {!isPending && !hasFailed && rows.length === 0 && (
          <span className={styles.clear}>
            <Icon name="done" /> {isFiltered ? t('translations.nothingToDo') : t('translations.everythingTranslated')}
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
          <span className="visually-hidden">{t('translations.loading')}</span>
          {[1, 2, 3, 4, 5].map((row) => (
            <div key={row} className="rows-skeleton-row" />
          ))}
        </div>
      )}
      {hasFailed && (
        <div role="alert" className="callout" data-tone="error">
          <p>
            <strong>{rows.length > 0 ? t('translations.partNotLoaded') : t('crud.listNotLoaded')}</strong>{' '}
            {t('crud.nothingLost')}
          </p>
          <div className="callout-actions">
            <button type="button" className="btn btn-quiet btn-sm" onClick={retry}>
              {t('common.tryAgain')}
            </button>
          </div>
        </div>
      )}
      {showMore && !isPending && (
        <button type="button" className="btn btn-quiet btn-sm show-more" onClick={showMore}>
          {t('common.loadMore')}
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
            <bdi>{label || t('translations.withoutName')}</bdi>
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
        {missing > 0 && <span className="badge">{t('translations.missing', { count: missing })}</span>}
        {outdated > 0 && (
          <span className="badge" data-tone="amber">
            {t('translations.outdated', { count: outdated })}
          </span>
        )}
      </p>
    </li>
  );
}
