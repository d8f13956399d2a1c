import type { AuditFields } from '@majlis/contracts/shared-fields';
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
            'You are editing this in another window, too.'
          ) : (
            <>
              <strong>
                <bdi>{nameOf(email)}</bdi> is editing this, too.
              </strong>{' '}
              Whoever saves last sees both versions and chooses.
            </>
          )}
        </p>
      ))}
    </div>
  );
}
