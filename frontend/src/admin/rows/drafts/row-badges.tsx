import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { t } from '#messages/staff';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import { useStaffNames } from '../../shell/use-staff-names';
import { useEditorsOf } from '../presence/presence';
import type { ResourceConfig } from '../resource/resource-config';
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
        <Badge
          tone="amber"
          title={t('drafts.draftFrom', { name: nameOf(draft.updatedBy), time: formatLocalDateTime(draft.updatedAt) })}
        >
          {isPublic ? t('drafts.changed') : t('drafts.draft')}
        </Badge>
      )}
      {scheduled.length > 0 && (
        <Badge tone="blue" title={scheduled.map(describeScheduled).join('\n')}>
          {t('drafts.scheduled')}
        </Badge>
      )}
      {editors.length > 0 && (
        <Badge tone="green">
          {t('drafts.areEditing', {
            count: editors.length,
            names: editors.map((id) => t('common.nameInList', { name: nameOf(id) })).join(t('lists.listSeparator')),
          })}
        </Badge>
      )}
    </>
  );
}

const Badge = ({ tone, title, children }: { tone: string; title?: string; children: string }) => (
  <>
    {' '}
    <span className="badge" data-tone={tone} title={title}>
      {children}
    </span>
  </>
);
