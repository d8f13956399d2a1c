import { kindOf } from '@majlis/contracts/shared/field-kinds.schema';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type core, safeParse } from 'zod';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { ExternalLink } from '../../../ui/page/external-link';
import { createWordMatcher } from '../../../ui/text/word-matcher';
import { FormSwitch, LinkField, NumberField, SelectField, TextField } from '../../fields/fields';
import { isText, schemaFields, toFormValues } from '../../fields/form/contract-fields';
import { MoreFields } from '../../fields/form/form-tabs';
import { AddButton } from '../../shell/buttons';
import { emptyTextSearch, useSearch } from '../../shell/controls';
import { EmptySection, ListStates, NoMatch, SectionHeader } from '../../shell/section-parts';
import { BulkList } from '../bulk/bulk-list';
import { RowFilter } from '../list-controls';
import { formsOf, type Noun } from '../resource/resource-config';
import { hasId, useRequestedNewRow, useRequestedRow } from '../resource/use-requested-row';
import { type CrudFormProps, type CrudSection, nextOrder, type RowGroup, type SortableRow } from './crud-section';
import { DeletedRows } from './deleted-rows';
import * as styles from './ordered.module.scss';
import type { RowFormOptions } from './row-form-dialog';
import { RowFormDialog } from './row-form-dialog';
import { SortableTable, type SortableTableProps } from './sortable-table';
import { inputKeyOf, newRowId, UnsavedInputNotice } from './unsaved-input-notice';

type CrudFormOptions<Row extends SortableRow, Input> = CrudFormProps<Row> &
  Pick<RowFormOptions<Row, Input>, 'resource' | 'toValues' | 'toInput' | 'addRow' | 'getFailureMessage'> & {
    /** By default the schema of an update. */
    schema?: RowFormOptions<Row, Input>['schema'];
    /** Replaces a noun that is too general for the title of the dialog. */
    dialogNoun?: Noun;
    /** Inputs by field name, for fields that are not plain texts; null for a field that another input covers. */
    inputs?: Partial<Record<keyof Row & string, ReactNode>>;
    /** Short fields that stand beside each other. */
    columns?: (keyof Row & string)[];
    /** Replaces the inputs of all fields. */
    children?: ReactNode;
  };

export function CrudForm<Row extends SortableRow, Input>(settings: CrudFormOptions<Row, Input>) {
  const { row, rows, resource, dialogNoun = resource.noun, inputs, columns } = settings;
  const { schema = resource.schema as RowFormOptions<Row, Input>['schema'] } = settings;
  const fields = schemaFields(schema);
  // The form may leave out fields of the schema, or order them differently.
  const formFields = Object.keys(schemaFields(resource.schema)).flatMap((name): Field[] => {
    const field = fields[name];
    return field && name !== 'order' && name !== 'isActive' ? [[name, field]] : [];
  });
  const { toValues = (saved) => toFormValues(schema, saved) } = settings;
  return (
    <RowFormDialog
      {...settings}
      schema={schema}
      title={row ? t('crud.editRow', { ...formsOf(dialogNoun) }) : t('crud.addRow', { ...formsOf(dialogNoun) })}
      toValues={(saved) => ({ ...toValues(saved), ...(!saved && { order: nextOrder(rows) }) })}
      verb={row ? 'update' : 'save'}
    >
      {settings.children ?? <Inputs fields={formFields} inputs={inputs} columns={columns} />}
      {fields.isActive && <FormSwitch name="isActive" />}
      <MoreFields>
        <OrderField order={row && rows.find(({ id }) => id === row.id)?.order} />
      </MoreFields>
    </RowFormDialog>
  );
}

/** A row may be moved while its form is open. */
function OrderField({ order }: { order: number | undefined }) {
  const { getValues, resetField } = useFormContext();
  const formerOrder = useRef(order);
  useEffect(() => {
    // A number that the user has typed stays.
    if (order !== formerOrder.current && getValues('order') === formerOrder.current)
      resetField('order', { defaultValue: order });
    formerOrder.current = order;
  }, [order, getValues, resetField]);
  return <NumberField name="order" help={t('crud.orderHelp')} isShort />;
}

type Field = [name: string, field: core.$ZodType];
type InputsProps = { fields: Field[]; inputs?: Record<string, ReactNode>; columns?: string[] };

function Inputs({ fields, inputs = {}, columns = [] }: InputsProps) {
  const inputOf = ([name, field]: Field) => (
    <Fragment key={name}>{name in inputs ? inputs[name] : <PlainInput name={name} field={field} />}</Fragment>
  );
  const isInColumns = ([name]: Field) => columns.includes(name);
  return fields.map((field) => {
    if (!isInColumns(field)) return inputOf(field);
    if (field !== fields.find(isInColumns)) return null;
    return (
      <div key="columns" className="form-columns">
        {fields.filter(isInColumns).map(inputOf)}
      </div>
    );
  });
}

function PlainInput({ name, field }: { name: string; field: core.$ZodType }) {
  const { isLink, isName, isNameOfPerson, lines } = kindOf(field);
  const isOptional = safeParse(field, undefined).success;
  if (!isText(field)) throw new Error(`The field "${name}" is no text and needs an input of its own`);
  if (isLink) return <LinkField name={name} isOptional={isOptional} />;
  const inputKind = isName || isNameOfPerson ? 'name' : undefined;
  return <TextField name={name} rows={lines} inputKind={inputKind} isOptional={isOptional} />;
}

type GroupFieldProps<Row extends SortableRow, Group extends string> = Pick<CrudFormProps<Row>, 'row' | 'rows'> & {
  name: string;
  options: readonly Group[];
  labels: Record<Group, string>;
  groupOf: (row: Row) => Group;
};

/** Each group has an order of its own, in which a row that was moved there comes last. */
export function GroupField<Row extends SortableRow, Group extends string>(props: GroupFieldProps<Row, Group>) {
  const { row, rows, groupOf, ...field } = props;
  const { field: order } = useController({ name: 'order' });
  const orderIn = (group: Group) =>
    row && groupOf(row) === group ? row.order : nextOrder(rows.filter((other) => groupOf(other) === group));
  return <SelectField {...field} onSelect={(group) => order.onChange(orderIn(group))} />;
}

/** All sections with a sortable list have the same page: list, deleted rows and dialog (infra/adr/api.md). */
export function CrudPage<Row extends SortableRow>({ section }: { section: CrudSection<Row> }) {
  const { path, parent, title, texts, resource, Form } = section;
  const inputSection = parent ? `${path}/${parent.id}` : path;
  const { noun, getName } = resource;
  const list = useQuery(query(resource.list));
  const [edited, setEdited] = useState<{ row?: Row; owner?: string } | null>(null);
  const rows = list.data ?? [];
  const findRow = (id: string) => rows.find((row) => row.id === id);
  const getNameById = (id: string) => {
    const row = findRow(id);
    return row && getName(row);
  };
  const add = () => setEdited({});
  useRequestedRow(list.data, hasId, (row) => setEdited({ row }));
  useRequestedNewRow(list.data !== undefined, (owner) => setEdited({ owner }));

  return (
    <>
      <SectionHeader
        title={title}
        parentTitle={parent?.title}
        description={texts.description}
        level={parent ? 2 : 1}
        isTitleHidden={parent !== undefined}
        help={{ section: path, steps: texts.help }}
      >
        {section.publicPath && <ExternalLink href={section.publicPath}>{t('common.viewOnSite')}</ExternalLink>}
        {list.data && section.renderActions?.(list.data)}
        <AddButton label={t('crud.addRow', { ...formsOf(noun) })} onClick={add} />
      </SectionHeader>
      <ListStates list={list} noun={t(`nouns.${noun}.several`)}>
        {edited === null && (
          <UnsavedInputNotice
            section={inputSection}
            getName={(id) => (id === newRowId ? t('crud.newRow', { ...formsOf(noun) }) : getNameById(id))}
            onContinue={(id) => setEdited({ row: findRow(id) })}
          />
        )}
        {rows.length > 0 ? (
          <CrudTable section={section} rows={rows} editedId={edited?.row?.id} onEdit={(row) => setEdited({ row })} />
        ) : (
          <EmptySection title={texts.emptyTitle} actionLabel={t('crud.addFirst', { ...formsOf(noun) })} onAction={add}>
            {texts.emptyText}
          </EmptySection>
        )}
        <DeletedRows resource={resource} />
      </ListStates>
      {edited && (
        <Form
          key={edited.row?.id ?? newRowId}
          row={edited.row}
          rows={rows}
          owner={edited.owner}
          inputKey={inputKeyOf(inputSection, edited.row?.id)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

const filterThreshold = 10;

export function CrudTable<Row extends SortableRow>(props: Omit<SortableTableProps<Row>, 'isVisible'>) {
  const { section, rows, editedId, onEdit } = props;
  const { noun, describe } = section.resource;
  const [{ text: filter }, setSearch] = useSearch(emptyTextSearch);
  const matches = createWordMatcher(filter);
  const isFiltered = filter.trim() !== '';
  const matchesFilter = (row: Row) => matches(describe(row));
  const groups = section.groups?.map((group) => ({ group, groupRows: rows.filter(group.includes) }));
  const matching = (groups ? groups.flatMap(({ groupRows }) => groupRows) : rows).filter(matchesFilter);
  const renderTable = (tableRows: Row[]) => (
    <SortableTable
      section={section}
      rows={tableRows}
      isVisible={isFiltered ? matchesFilter : undefined}
      editedId={editedId}
      onEdit={onEdit}
    />
  );
  const rowFilter = rows.length > filterThreshold && (
    <RowFilter
      noun={noun}
      filter={filter}
      onFilter={(text) => setSearch({ text })}
      count={matching.length}
      disablesReordering={isFiltered}
    />
  );

  return (
    <div className={styles.ordered}>
      <BulkList resource={section.resource} rows={rows} matching={matching} toolbar={rowFilter}>
        {matching.length === 0 && <NoMatch>{t('crud.noMatch', { ...formsOf(noun), filter: filter.trim() })}</NoMatch>}
        {groups
          ? groups.map(
              ({ group, groupRows }) =>
                groupRows.some(matchesFilter) && (
                  <Group key={group.label} {...group}>
                    {renderTable(groupRows)}
                  </Group>
                ),
            )
          : matching.length > 0 && renderTable(rows)}
      </BulkList>
    </div>
  );
}

type GroupProps = Omit<RowGroup<never>, 'includes'> & { children: ReactNode };

export function Group({ label, publicPath, children }: GroupProps) {
  const titleId = useId();
  return (
    <section className="group" aria-labelledby={titleId}>
      <header className="group-head">
        <h2 id={titleId} className="group-title">
          {label}
        </h2>
        {publicPath && <ExternalLink href={publicPath}>{t('common.viewOnSite')}</ExternalLink>}
      </header>
      {children}
    </section>
  );
}
