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

/** Asks once when something is open. A checklist that cannot be read keeps nobody from publishing. */
export function useConfirmOpenItems() {
  const cache = useQueryClient();
  const confirm = useConfirm();
  return async (conferenceId: string, action: 'Publish' | 'Release'): Promise<boolean> => {
    const checklist = { ...query(programmeChecklist(conferenceId)), staleTime: 0, retry: false };
    const items = await cache.fetchQuery(checklist).catch((): ChecklistItem[] => []);
    if (items.length === 0) return true;
    return confirm({
      question: `${countOf(items.length, 'thing is', 'things are')} open in the program`,
      detail: `${joinCounts(items.map(({ kind, count }) => [count, ...nouns[kind]]))}.`,
      confirmLabel: `${action} anyway`,
    });
  };
}
