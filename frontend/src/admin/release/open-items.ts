import type { ConferenceInput } from '@majlis/contracts/conference-input';
import type { Conference } from '@majlis/contracts/conferences';
import { type ChecklistItem, type ChecklistKind, programmeChecklist } from '@majlis/contracts/programme-checklist';
import { useQueryClient } from '@tanstack/react-query';
import { query } from '../../api/query';
import { useConfirm } from '../../ui/dialog/confirm';
import { countOf, joinCounts } from '../count-of';

const nouns: Record<ChecklistKind, [one: string, many: string]> = {
  'room-clash': ['room used twice at once', 'rooms used twice at once'],
  'speaker-clash': ['speaker in two places at once', 'speakers in two places at once'],
  'outside-dates': ['session outside the conference dates', 'sessions outside the conference dates'],
  capacity: ['session in too small a room', 'sessions in too small a room'],
  'change-over': ['speaker with too little time to change rooms', 'speakers with too little time to change rooms'],
  'missing-speakers': ['session without speakers', 'sessions without speakers'],
  'missing-room': ['session without a room', 'sessions without a room'],
  'missing-abstract': ['session without an abstract', 'sessions without an abstract'],
  'empty-day': ['day without sessions', 'days without sessions'],
  'missing-biography': ['speaker without a biography', 'speakers without a biography'],
  'missing-portrait': ['speaker without a portrait', 'speakers without a portrait'],
};

export const describeItem = ({ kind, count }: ChecklistItem): string => countOf(count, ...nouns[kind]);

type Programme = Pick<Conference, 'id' | 'title'>;

const maxListed = 5;
const describeItems = (items: ChecklistItem[]) => joinCounts(items.map(({ kind, count }) => [count, ...nouns[kind]]));

/** Asks once when something is open. A checklist that cannot be read keeps nobody from publishing. */
export function useConfirmOpenItems() {
  const cache = useQueryClient();
  const confirm = useConfirm();
  const readItems = (conferenceId: string) =>
    cache
      .fetchQuery({ ...query(programmeChecklist(conferenceId)), staleTime: 0, retry: false })
      .catch((): ChecklistItem[] => []);
  return async (action: 'Publish' | 'Release', ...programmes: Programme[]): Promise<boolean> => {
    const checked = await Promise.all(programmes.map(async ({ id, title }) => ({ title, items: await readItems(id) })));
    const open = checked.filter(({ items }) => items.length > 0);
    const [first] = open;
    if (!first) return true;
    const others = open.slice(maxListed).length;
    const listed = open.slice(0, maxListed).map(({ title, items }) => `“${title}”: ${describeItems(items)}.`);
    const one = countOf(first.items.length, 'thing is', 'things are');
    return confirm({
      ...(programmes.length === 1
        ? { question: `${one} open in the program`, detail: `${describeItems(first.items)}.` }
        : {
            question: `${open.length} of ${programmes.length} programs are not complete`,
            detail: `${listed.join(' ')}${others > 0 ? ` And ${others} more.` : ''}`,
          }),
      confirmLabel: `${action} anyway`,
    });
  };
}

/** For a form with the status: asks when saving it makes the conference public. A new one has no programme yet. */
export function useConfirmPublishing(conference?: Programme & Pick<Conference, 'status'>) {
  const confirmOpenItems = useConfirmOpenItems();
  return async ({ status }: Pick<ConferenceInput, 'status'>): Promise<boolean> =>
    !conference ||
    conference.status === 'published' ||
    status !== 'published' ||
    confirmOpenItems('Publish', conference);
}
