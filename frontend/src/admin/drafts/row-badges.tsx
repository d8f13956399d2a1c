import type { AuditFields } from '@majlis/contracts/shared-fields';
import * as messages from '#messages/staff/drafts';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import type { ResourceConfig } from '../crud/resource-config';
import { useEditorsOf } from '../presence/presence';
import { useStaffNames } from '../sign-in/use-staff-names';
import { describeScheduled } from './describe-scheduled';
import { useRowDraft, useScheduledChanges } from './draft-of-row';

type RowBadgesProps<Row extends AuditFields> = { resource: ResourceConfig<Row>; row: Row };

/** Says in a list that a row has a draft, that something will happen to it, or that somebody is editing it. */
export function RowBadges<Row extends AuditFields>({ resource, row }: RowBadgesProps<Row>) {
  const { draft } = useRowDraft(resource, row);
  const scheduled = useScheduledChanges(resource, row)?.filter(({ error }) => error === null) ?? [];
  const { nameOf, isOwn } = useStaffNames();
  const editors = useEditorsOf(resource, row).filter((email) => !isOwn(email));
  const isPublic = resource.isPublic?.(row) ?? (!('isActive' in row) || row.isActive === true);
  return (
    <>
      {draft && (
        <>
          {' '}
          <span
            className="badge"
            data-tone="amber"
            title={messages.draftFrom(nameOf(draft.updatedBy), formatLocalDateTime(draft.updatedAt))}
          >
            {isPublic ? messages.changed : messages.draft}
          </span>
        </>
      )}
      {scheduled.length > 0 && (
        <>
          {' '}
          <span className="badge" data-tone="blue" title={scheduled.map(describeScheduled).join('\n')}>
            {messages.scheduled}
          </span>
        </>
      )}
      {editors.length > 0 && (
        <>
          {' '}
          <span className="badge" data-tone="green">
            {messages.areEditing(editors.map(nameOf))}
          </span>
        </>
      )}
    </>
  );
}
