import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { t } from '#messages/staff';
import type { StaffForm } from '../../fields/form/staff-form';
import { Icon } from '../../shell/buttons';
import { formLabels } from '../../shell/form-values';
import type { ResourceConfig } from '../resource/resource-config';
import { toHistorySubject } from './history-subject';
import { useShowHistory } from './show-history';

type HistoryButtonProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row?: Row;
  form: Pick<StaffForm, 'ref' | 'isDirty'>;
  onRestored: () => void;
};

export function HistoryButton<Row extends AuditFields>(props: HistoryButtonProps<Row>) {
  const { resource, row, form, onRestored } = props;
  const show = useShowHistory();
  if (!row) return null;
  const labels = () => formLabels(form.ref.current);
  return (
    <button
      type="button"
      className="btn btn-quiet"
      aria-label={t('common.history')}
      onClick={() =>
        show({ ...toHistorySubject(resource, row), labels: labels(), hasUnsavedChanges: form.isDirty, onRestored })
      }
    >
      <Icon name="history" /> <span className="wide-only">{t('common.history')}</span>
    </button>
  );
}
