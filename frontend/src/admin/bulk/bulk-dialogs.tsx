import type { AuditFields } from '@majlis/contracts/shared-fields';
import type { ResourceConfig } from '../crud/resource-config';
import { FailedRowsDialog } from './failed-rows-dialog';
import { TagsDialog } from './tags-dialog';
import type { useRunAction } from './use-run-action';

type BulkDialogsProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  rows: Row[];
  displayed: string[];
  running: ReturnType<typeof useRunAction<Row>>;
  onShow: (id: string) => void;
};

export function BulkDialogs<Row extends AuditFields>(props: BulkDialogsProps<Row>) {
  const { resource, rows, displayed, running, onShow } = props;
  const { failure, tagging } = running;

  function runRest() {
    if (!failure) return;
    const failed = new Set(failure.failedRows.map(({ id }) => id));
    const rest = failure.rows.filter((row) => !failed.has(resource.getId(row)));
    // The list has been read again, so its rows have their newest versions.
    const listed = new Map(rows.map((row) => [resource.getId(row), row]));
    const current = rest.map((row) => listed.get(resource.getId(row)) ?? row);
    running.run({ ...failure, rows: current, leftOut: [...failed] });
  }
  return (
    <>
      {tagging && (
        <TagsDialog
          resource={resource}
          listed={rows}
          request={tagging}
          onRun={running.runTagging}
          onClose={running.closeTagging}
        />
      )}
      {failure && (
        <FailedRowsDialog
          resource={resource}
          failure={failure}
          isBusy={running.runningMessage !== undefined}
          isDisplayed={(id) => displayed.includes(id)}
          onShow={(id) => {
            running.closeFailure();
            // The dialog gives the focus back when it is gone.
            setTimeout(() => onShow(id));
          }}
          onRunRest={runRest}
          onClose={running.closeFailure}
        />
      )}
    </>
  );
}
