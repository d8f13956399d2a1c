// The bundler reaches this page before the root, but admin.scss must be the first style sheet of the staff area.
import '../../../styles/admin/admin.scss';
import type { SiteLanguage } from '@majlis/contracts/shared/languages';
import {
  type BoardFilter,
  gapsPerPage,
  type TranslationGap,
  translationBoard,
} from '@majlis/contracts/staff/translations';
import { translatedFields } from '@majlis/contracts/staff/translations.schema';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { query } from '../../../api/query';
import { LanguageButtons, useOtherLanguages } from '../../rows/translations/language-switch';
import { Icon, SmallButton } from '../../shell/buttons';
import { useConferenceNames } from '../../shell/conferences';
import { Badge, Select, Switch, useFilterParams } from '../../shell/controls';
import { addressOfRow, sectionLabel } from '../../shell/section-of-table';
import { EmptySection, ListLoadError, ListSkeleton, SectionHeader } from '../../shell/section-parts';
import * as styles from './translations-page.module.scss';

const tables = Object.keys(translatedFields);
const languagesAddress =
  addressOfRow({ table: 'content_entries', id: 'site.languages', conferenceId: undefined }) ?? '';

export function TranslationsPage() {
  const { languages, isPending } = useOtherLanguages();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const language = languages.find(({ tag }) => tag === params.get('language')) ?? languages[0];
  return (
    <>
      <SectionHeader
        title={t('common.translations')}
        description={t('translations.pageDescription')}
        help={{
          section: 'translations',
          steps: [
            t('translations.helpWrite'),
            rich('translations.helpOutdated', { outdated: () => <strong>{t('translations.outdatedWord')}</strong> }),
            t('translations.helpForm'),
          ],
        }}
      />
      {language && <LanguageBoard languages={languages} language={language} />}
      {!language && !isPending && (
        <EmptySection
          title={t('translations.onlyEnglish')}
          actionLabel={t('translations.chooseLanguages')}
          onAction={() => void navigate(languagesAddress)}
        >
          {t('translations.howToAddLanguages')}
        </EmptySection>
      )}
    </>
  );
}

function LanguageBoard({ languages, language }: { languages: SiteLanguage[]; language: SiteLanguage }) {
  const [params, change] = useFilterParams();
  const table = tables.find((known) => known === params.get('kind')) ?? '';
  const isOutdatedOnly = params.has('outdated');
  const filter: BoardFilter = { ...(table && { table }), ...(isOutdatedOnly && { outdated: 'true' }) };
  return (
    <>
      <div className="toolbar">
        <LanguageButtons languages={languages} chosen={language.tag} onChoose={({ tag }) => change('language', tag)} />
        <Select
          aria-label={t('common.show')}
          all={t('search.everything')}
          value={table}
          options={tables.map((known) => ({ value: known, label: sectionLabel(known) }))}
          onChoose={(value = '') => change('kind', value)}
        />
        <Switch checked={isOutdatedOnly} onCheck={(isChecked) => change('outdated', isChecked ? 'only' : '')}>
          {t('translations.onlyOutdated')}
        </Switch>
      </div>
      <Board key={`${language.tag} ${table} ${isOutdatedOnly}`} language={language} filter={filter} />
    </>
  );
}

function Board({ language, filter }: { language: SiteLanguage; filter: BoardFilter }) {
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
      {isPending && <ListSkeleton text={t('translations.loading')} />}
      {hasFailed && (
        <ListLoadError text={rows.length > 0 ? t('translations.partNotLoaded') : undefined} onRetry={retry} />
      )}
      {showMore && !isPending && <SmallButton label={t('common.loadMore')} className="show-more" onClick={showMore} />}
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
        {missing > 0 && <Badge>{t('translations.missing', { count: missing })}</Badge>}
        {outdated > 0 && <Badge tone="amber">{t('translations.outdated', { count: outdated })}</Badge>}
      </p>
    </li>
  );
}

const services = ['conferences', 'cms'] as const;

/** Lists the texts of both services that are still to be translated, rows with most of them first. */
function useBoard(language: string, filter: BoardFilter) {
  const [pageCount, setPageCount] = useState(1);
  const pages = useQueries({
    queries: services.flatMap((service) =>
      Array.from({ length: pageCount }, (_, index) => ({
        ...query(translationBoard(service, language, index + 1, filter)),
        staleTime: 0,
      })),
    ),
  });
  const totals = services.map((_, index) => pages[index * pageCount]?.data?.total ?? 0);
  return {
    rows: pages.flatMap(({ data }) => data?.rows ?? []).toSorted((one, other) => toDo(other) - toDo(one)),
    total: totals.reduce((sum, total) => sum + total, 0),
    isPending: pages.some(({ isPending }) => isPending),
    hasFailed: pages.some(({ isLoadingError }) => isLoadingError),
    retry: () => void Promise.all(pages.filter(({ isLoadingError }) => isLoadingError).map(({ refetch }) => refetch())),
    showMore: totals.some((total) => total > pageCount * gapsPerPage) ? () => setPageCount(pageCount + 1) : undefined,
  };
}

const toDo = ({ missing, outdated }: TranslationGap): number => missing + outdated;
