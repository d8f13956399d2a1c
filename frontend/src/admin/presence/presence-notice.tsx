import type { AuditFields } from '@majlis/contracts/shared-fields';
import { rich, t } from '#messages/staff';
import type { ResourceConfig } from '../crud/resource-config';
import { useStaffNames } from '../sign-in/use-staff-names';
import { useEditorsOf, useReportEditing } from './presence';

type PresenceNoticeProps<Row extends AuditFields> = { resource: ResourceConfig<Row>; row?: Row };

/** Stands at the top of a form and says who else has it open. */
export function PresenceNotice<Row extends AuditFields>({ resource, row }: PresenceNoticeProps<Row>) {
  useReportEditing(resource, row);
  const editors = useEditorsOf(resource, row);
  const { nameOf, isOwn } = useStaffNames();
  return (
    <div role="status">
      {editors.map((email) => (
        <p key={email} className="callout" data-tone="info">
          {isOwn(email) ? (
            t('presence.editingElsewhere')
          ) : (
            <>
              <strong>{rich('presence.isEditing', { name: () => <bdi>{nameOf(email)}</bdi> })}</strong>{' '}
              {t('presence.lastSaveWins')}
            </>
          )}
        </p>
      ))}
    </div>
  );
}
