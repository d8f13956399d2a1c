import { maxFindLength } from '@majlis/contracts/find';
import { groupBy } from '@majlis/contracts/group-by';
import { useContext, useState } from 'react';
import { t, texts } from '#messages/staff';
import { useCloseOnBack } from '../../ui/dialog/leave-guard';
import { useDebouncedValue } from '../../ui/hooks/use-debounced-value';
import { Palette } from '../../ui/palette/palette';
import type { PaletteGroup, PaletteOption } from '../../ui/palette/palette-list';
import { capitalize } from '../capitalize';
import { DraftAccountContext } from '../form/use-draft';
import { Icon } from '../icon';
import { addressOfRow, sectionLabel } from '../layout/section-of-table';
import { isInMenu, sections } from '../sections';
import { matchLabel } from './match-label';
import { PaletteStatus } from './palette-status';
import { type Place, readRecentPlaces, rememberPlace } from './recent-places';
import { useActions } from './use-actions';
import { type ListedRow, useFoundRows } from './use-found-rows';

/** Each letter costs a request to three services, which the gateway limits to twenty in a second. */
const typingDelayMs = 150;

/** One field for everything that staff may edit, and for what they do most often. */
export function StaffPalette({ onClose }: { onClose: () => void }) {
  const account = useContext(DraftAccountContext);
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

/** All actions while nothing is typed. */
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
  options: sections.filter(isInMenu).flatMap(({ path, label, icon = 'calendar' }) => {
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

function groupRows(rows: ListedRow[], remember: Remember): PaletteGroup[] {
  return [...groupBy(rows, ({ table }) => table)].map(([table, ofTable]) => ({
    id: table,
    label: sectionLabel(table),
    options: ofTable.flatMap((row) => toOption(row, remember)),
  }));
}

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

const rowStatuses: Record<string, string> = texts('palette.rowStatuses');

const RowStatus = ({ status }: { status: string }) => (
  <span className="status-badge" data-status={status}>
    {rowStatuses[status] ?? capitalize(status)}
  </span>
);
