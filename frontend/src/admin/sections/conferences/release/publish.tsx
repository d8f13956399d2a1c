import type { ConferenceInput } from '@majlis/contracts/conferences/conference.schema';
import type { Conference, ListedConference } from '@majlis/contracts/conferences/conferences';
import { type ChecklistItem, programmeChecklist } from '@majlis/contracts/programme/programme-checklist';
import { useQueryClient } from '@tanstack/react-query';
import type staff from '#messages/en/staff.json';
import { locale } from '#messages/language';
import { t } from '#messages/staff';
import { query } from '../../../../api/query';
import { rowPath } from '../../../rows/resource/resource-config';
import { useRowWrite } from '../../../rows/resource/use-row-write';
import { sendWrite } from '../../../shell/api/write';
import { SmallButton } from '../../../shell/buttons';
import { useConferenceNames } from '../../../shell/conferences';
import { useConfirm } from '../../../shell/confirm';
import { conferenceManagementResource as resource } from '../conference-resource';

export const describeItem = ({ kind, count }: ChecklistItem): string => t(`openItems.items.${kind}`, { count });
const describeItems = (items: ChecklistItem[]) =>
  new Intl.ListFormat(locale).format(items.filter(({ count }) => count > 0).map(describeItem));

type Programme = Pick<Conference, 'id' | 'title'>;

const maxListed = 5;

/** Asks for confirmation if the checklist has open items. If it cannot be read, publishing goes on. */
export function useConfirmOpenItems() {
  const cache = useQueryClient();
  const confirm = useConfirm();
  const readItems = (conferenceId: string) =>
    cache
      .fetchQuery({ ...query(programmeChecklist(conferenceId)), staleTime: 0, retry: false })
      .catch((): ChecklistItem[] => []);
  return async (action: keyof typeof staff.openItems.confirmLabels, ...programmes: Programme[]): Promise<boolean> => {
    const checked = await Promise.all(programmes.map(async ({ id, title }) => ({ title, items: await readItems(id) })));
    const open = checked.filter(({ items }) => items.length > 0);
    const [first] = open;
    if (!first) return true;
    const others = open.slice(maxListed).length;
    const listed = open
      .slice(0, maxListed)
      .map(({ title, items }) => t('openItems.openItemsOf', { title, items: describeItems(items) }));
    return confirm({
      ...(programmes.length === 1
        ? {
            question: t('openItems.openInProgramme', { count: first.items.length }),
            detail: t('openItems.openItems', { items: describeItems(first.items) }),
          }
        : {
            question: t('openItems.incompleteProgrammes', { incomplete: open.length, total: programmes.length }),
            detail: [...listed, ...(others > 0 ? [t('openItems.moreProgrammes', { count: others })] : [])].join(' '),
          }),
      confirmLabel: t(`openItems.confirmLabels.${action}`),
    });
  };
}

/** Asks for confirmation if saving a form makes its conference public. A new conference has no programme to check yet. */
export function useConfirmPublishing(conference?: Programme & Pick<Conference, 'status'>) {
  const confirmOpenItems = useConfirmOpenItems();
  return async ({ status }: Pick<ConferenceInput, 'status'>): Promise<boolean> =>
    !conference ||
    conference.status === 'published' ||
    status !== 'published' ||
    confirmOpenItems('publish', conference);
}

const successDetails = {
  published: t('conferences.visitorsSeeIt'),
  draft: t('conferences.isDraftNow'),
};

export function PublishButton({ conference }: { conference: ListedConference }) {
  const { status, version: ifMatch } = conference;
  const name = useConferenceNames().nameOf(conference);
  const nextStatus = status === 'published' ? 'draft' : 'published';
  const { write, isPending, submitOnce } = useRowWrite(resource, {
    write: (newStatus: keyof typeof successDetails) =>
      sendWrite<ListedConference>('PUT', `${rowPath(resource, conference)}/status`, { status: newStatus }, { ifMatch }),
    describe: (newStatus) => ({ detail: successDetails[newStatus] }),
  });
  const confirmOpenItems = useConfirmOpenItems();
  async function submit() {
    if (nextStatus === 'draft' || (await confirmOpenItems('publish', conference))) await write(nextStatus);
  }
  return (
    <SmallButton
      label={nextStatus === 'published' ? t('common.publish') : t('common.unpublish')}
      aria-label={
        nextStatus === 'published'
          ? t('conferences.publishConference', { title: name })
          : t('conferences.unpublishConference', { title: name })
      }
      // A disabled button would lose the focus, so aria-disabled is used instead.
      aria-disabled={isPending}
      onClick={() => submitOnce(submit)}
    />
  );
}
