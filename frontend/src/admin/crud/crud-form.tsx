import type { ReactNode } from 'react';
import { t } from '#messages/staff';
import { FormSwitch } from '../form/form-field';
import { schemaFields, toFormValues } from './contract-fields';
import { type CrudFormProps, nextOrder, type SortableRow } from './crud-section';
import { NumberField } from './fields';
import type { Noun } from './noun';
import { formsOf } from './noun';
import { RowFormDialog } from './row-form-dialog';
import type { RowFormOptions } from './use-row-form';

type CrudFormOptions<Row extends SortableRow, Input> = CrudFormProps<Row> &
  Pick<RowFormOptions<Row, Input>, 'resource' | 'toValues' | 'toInput' | 'addRow' | 'getFailureMessage'> & {
    /** By default that of an update. */
    schema?: RowFormOptions<Row, Input>['schema'];
    /** Replaces a noun that is too general for the title of the dialog. */
    dialogNoun?: Noun;
    children: ReactNode;
  };

export function CrudForm<Row extends SortableRow, Input>(settings: CrudFormOptions<Row, Input>) {
  const { row, rows, resource, dialogNoun = resource.noun, onClose, children } = settings;
  const { schema = resource.schema as RowFormOptions<Row, Input>['schema'] } = settings;
  const { toValues = (saved) => toFormValues(schema, saved) } = settings;
  return (
    <RowFormDialog
      {...settings}
      schema={schema}
      title={row ? t('crud.editRow', { ...formsOf(dialogNoun) }) : t('crud.addRow', { ...formsOf(dialogNoun) })}
      saveLabel={t('common.save')}
      toValues={(saved) => ({ ...toValues(saved), ...(!saved && { order: nextOrder(rows) }) })}
      verb={row ? 'update' : 'save'}
      onDone={onClose}
    >
      {children}
      <NumberField name="order" label={t('crud.order')} help={t('crud.orderHelp')} isShort />
      {'isActive' in schemaFields(schema) && <FormSwitch name="isActive" />}
    </RowFormDialog>
  );
}
