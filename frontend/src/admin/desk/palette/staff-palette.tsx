import { endpoints } from '@majlis/contracts/api/endpoints';
import { groupBy } from '@majlis/contracts/shared/group-by';
import { contentDefaults } from '@majlis/contracts/site/content-defaults';
import type { HighlightedText } from '@majlis/contracts/site/search';
import { type FoundRow, findRows, maxFindLength, maxFoundPerTable } from '@majlis/contracts/staff/find';
import type { RowService } from '@majlis/contracts/staff/history';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { t, texts } from '#messages/staff';
import { query } from '../../../api/query';
import { useCloseOnBack } from '../../../ui/dialog/leave-guard';
import { useDebouncedValue } from '../../../ui/hooks';
import { Palette, type PaletteGroup, type PaletteOption } from '../../../ui/palette/palette';
import * as palette from '../../../ui/palette/palette.module.scss';
import { normalizeForSearch } from '../../../ui/text/word-matcher';
import { hasOwnPath, type Section, sections } from '../../sections';
import { useConferenceFromUrl } from '../../sections/conferences/use-current-conference';
import { hasDefault, titleOfText } from '../../sections/website/content/content-groups';
import { Icon, type IconName } from '../../shell/buttons';
import { conferenceName, isManagementPath, managementPaths } from '../../shell/conferences';
import { formatKeys } from '../../shell/keys';
import { type Place, readRecentPlaces, rememberPlace } from '../../shell/recent-places';
import { addressOfRow, sectionLabel } from '../../shell/section-of-table';
import { useSignOut } from '../../shell/sign-in/use-sign-out';
import { capitalize } from '../../shell/text';
import { InputAccountContext } from '../../shell/unsaved-input';
import { findNextConference } from '../overview/next-conference';
import * as styles from './staff-palette.module.scss';

/** Each letter costs a request to three services, which the gateway limits to twenty in a second. */
const typingDelayMs = 150;

/** A search field for all rows that staff may edit, and for the most common actions. */
export function StaffPalette({ onClose }: { onClose: () => void }) {
  const account = useContext(InputAccountContext);
  const [text, setText] = useState('');
  const typed = text.trim();
  const searched = useDebouncedValue(typed, typingDelayMs);
  const found = useFoundRows(searched, searched !== typed);
  const [recent] = useState(() => readRecentPlaces(account));
  const actions = useActionOptions(typed);
  useCloseOnBack(onClose);

  const remember = (place: Place) => rememberPlace(account, place);
  const groups = typed
    ? [actions, sectionsWith(typed), ...groupRows(found.rows, remember)]
    : [recentGroup(recent, remember), actions];
  const visible = groups.filter(({ options }) => options.length > 0);
  return (
    <Palette
      label={t('palette.findInStaffArea')}
      maxLength={maxFindLength}
      text={text}
      onText={setText}
      groups={visible}
      onClose={onClose}
    >
      <PaletteStatus
        hasText={typed !== ''}
        count={visible.reduce((sum, { options }) => sum + options.length, 0)}
        isSearching={found.isSearching}
        hasFailed={found.hasFailed}
        onRetry={found.retry}
      />
    </Palette>
  );
}

/** Returns the matching actions; while nothing is typed, these are all actions. */
function useActionOptions(typed: string): PaletteGroup {
  const options = useActions().flatMap(({ label, synonyms, icon, note, url, run }): PaletteOption[] => {
    const title = typed ? matchLabel(label, typed, synonyms) : { text: label, matches: [] };
    if (!title) return [];
    return [
      {
        id: label,
        title,
        icon: <Icon name={icon} />,
        note: note ? { text: note, matches: [] } : undefined,
        url,
        onChoose: run,
      },
    ];
  });
  return { id: 'actions', label: t('common.actions'), options };
}

const sectionsWith = (typed: string): PaletteGroup => ({
  id: 'sections',
  label: t('common.sections'),
  options: sections.filter(hasOwnPath).flatMap(({ path, label, icon = 'calendar' }) => {
    const title = matchLabel(label, typed);
    return title ? [{ id: path, title, icon: <Icon name={icon} />, url: path }] : [];
  }),
});

type Remember = (place: Place) => void;

const recentGroup = (places: Place[], remember: Remember): PaletteGroup => ({
  id: 'recent',
  label: t('palette.recent'),
  options: places.map((place) => ({
    id: place.url,
    title: { text: place.label, matches: [] },
    note: { text: place.section, matches: [] },
    icon: <Icon name="history" />,
    url: place.url,
    onChoose: () => remember(place),
  })),
});

const groupRows = (rows: ListedRow[], remember: Remember): PaletteGroup[] =>
  [...groupBy(rows, ({ table }) => table)].map(([table, ofTable]) => ({
    id: table,
    label: sectionLabel(table),
    options: ofTable.flatMap((row) => toOption(row, remember)),
  }));

/** A row of a table without a section cannot be opened. */
function toOption({ table, id, label, parent, status, isOutdated }: ListedRow, remember: Remember): PaletteOption[] {
  const url = addressOfRow({ table, id, conferenceId: parent?.id });
  if (!url) return [];
  return [
    {
      id: `${table} ${id}`,
      title: label,
      note: parent ? { text: parent.label, matches: [] } : undefined,
      badge: status !== null && status !== 'published' && <RowStatus status={status} />,
      url,
      onChoose: () => remember({ label: label.text, url, section: sectionLabel(table) }),
      isOutdated,
    },
  ];
}

const rowStatuses: Record<string, string> = { ...texts('statuses.statuses'), ...texts('palette.rowStatuses') };

const RowStatus = ({ status }: { status: string }) => (
  <span className="status-badge" data-status={status}>
    {rowStatuses[status] ?? capitalize(status)}
  </span>
);

type PaletteStatusProps = {
  hasText: boolean;
  count: number;
  isSearching: boolean;
  hasFailed: boolean;
  onRetry: () => void;
};

const PaletteStatus = ({ hasText, count, isSearching, hasFailed, onRetry }: PaletteStatusProps) => (
  <>
    <p role="status">{describeState(hasText, count, isSearching, hasFailed)}</p>
    {hasText && hasFailed && !isSearching && (
      <button type="button" className={palette.footButton} onClick={onRetry}>
        {t('common.tryAgain')}
      </button>
    )}
    <p className={styles.keys} aria-hidden="true">
      {t('palette.opensNewTab', { keys: formatKeys('Mod-Enter') })}
    </p>
  </>
);

function describeState(hasText: boolean, count: number, isSearching: boolean, hasFailed: boolean): string {
  if (!hasText) return t('palette.everythingEditable');
  if (isSearching && count === 0) return t('palette.searching');
  if (hasFailed && !isSearching) return navigator.onLine ? t('palette.notEverythingSearched') : t('palette.offline');
  return count > 0 ? t('search.results', { count }) : t('palette.nothingFound');
}

type Action = {
  label: string;
  /** Other words by which the action is found. */
  synonyms: string;
  icon: IconName;
  note?: string;
  url?: string;
  run?: () => void;
};

const addition = (label: string, path: string): Action => ({
  label,
  synonyms: t('palette.wordsForAdding'),
  icon: 'add',
  url: `${path}?add`,
});

const isOfConferences = (section: Section) => section.view !== undefined || isManagementPath(section.path);

/** The sections of conferences come first, because staff add most there. */
const additions = sections
  .flatMap((section) => (section.addLabel ? [{ label: section.addLabel, section }] : []))
  .toSorted((one, other) => Number(isOfConferences(other.section)) - Number(isOfConferences(one.section)));

function useActions(): Action[] {
  const { data: conferences = [], dataUpdatedAt } = useQuery(query(endpoints.conferences));
  const conferenceFromUrl = useConferenceFromUrl();
  const conference = conferenceFromUrl ?? findNextConference(conferences, dataUpdatedAt);
  const { signOut } = useSignOut();
  const note = conference && conferenceName(conference, conferences);
  return [
    {
      label: t('conferenceForm.newConference'),
      synonyms: t('palette.wordsForConference'),
      icon: 'calendar',
      url: managementPaths.create,
    },
    ...additions.flatMap(({ label, section }) => {
      if (!section.view) return addition(label, section.path);
      if (!conference) return [];
      return { ...addition(label, managementPaths.conference(conference.id, section.view)), note };
    }),
    { label: t('palette.uploadMedia'), synonyms: t('palette.wordsForUpload'), icon: 'upload', url: '/admin/media' },
    { label: t('common.viewOnSite'), synonyms: t('palette.wordsForSite'), icon: 'external', url: '/' },
    { label: t('layout.logout'), synonyms: t('palette.wordsForLogout'), icon: 'leave', run: signOut },
  ];
}

/** `isOutdated` is true for a row that was found for an earlier text. */
type ListedRow = FoundRow & { isOutdated: boolean };

const textTable = 'content_entries';

/** Each service finds its own rows, so if one does not respond, the results of the others are still shown. */
function useFoundRows(text: string, isTyping: boolean) {
  const results = [useRows('conferences', text), useRows('cms', text), useRows('feeds', text)];
  const rows = results.flatMap(({ data = [], isPlaceholderData }) =>
    data.map((row): ListedRow => ({ ...row, isOutdated: isTyping || isPlaceholderData })),
  );
  const failed = results.filter(({ isError }) => isError);
  return {
    rows: [...rows.filter(({ table, id }) => table !== textTable || !hasDefault(id)), ...findTexts(text)],
    isSearching: isTyping || results.some(({ isFetching }) => isFetching),
    hasFailed: failed.length > 0,
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

const useRows = (service: RowService, text: string) =>
  useQuery({
    ...query(findRows(service, text)),
    enabled: text !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Texts of the site are found by their titles, too; until staff change one, it has no row that the service could find. */
const findTexts = (text: string): ListedRow[] =>
  Object.keys(contentDefaults)
    .flatMap((id) => {
      const label = matchLabel(titleOfText(id), text, id);
      return label ? [{ table: textTable, id, label, parent: null, status: null, isOutdated: false }] : [];
    })
    .slice(0, maxFoundPerTable);

/**
 * Marks the typed words in the label; undefined if one of them is missing. Case and the Arabic article are ignored. `synonyms` are
 * searched, too, but not shown.
 */
export function matchLabel(label: string, text: string, synonyms = ''): HighlightedText | undefined {
  const typed = wordsOf(text).map(({ word }) => word);
  const words = wordsOf(`${label} ${synonyms}`);
  const hasAll = typed.length > 0 && typed.every((each) => words.some(({ word }) => begins(word, each)));
  if (!hasAll) return undefined;
  const matches = words
    .filter(({ word, end }) => end <= label.length && typed.some((each) => begins(word, each)))
    .map(({ start, end }): [number, number] => [start, end]);
  return { text: label, matches };
}

const withoutArticle = (word: string) => word.replace(/^ال(?=..)/, '');

const begins = (word: string, typed: string) =>
  word.startsWith(typed) || withoutArticle(word).startsWith(withoutArticle(typed));

const wordsOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: normalizeForSearch(word),
    start: index,
    end: index + word.length,
  }));
