import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { ExternalLink } from '../../../ui/page/external-link';
import { EmptySection } from '../../shell/empty-section';
import { HelpBox } from '../../shell/help-box';
import { Icon } from '../../shell/icon';
import { ListStates } from '../../shell/list-states';
import { SectionHeader } from '../../shell/section-header';
import { formsOf } from '../resource/noun';
import { hasId, useRequestedNewRow, useRequestedRow } from '../resource/use-requested-row';
import type { CrudSection, SortableRow } from './crud-section';
import { CrudTable } from './crud-table';
import { DeletedRows } from './deleted-rows';
import { inputKeyOf, newRowId, UnsavedInputNotice } from './unsaved-input-notice';

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
        level={section.level}
        isTitleHidden={parent !== undefined}
      >
        {section.publicPath && <ExternalLink href={section.publicPath}>{t('common.viewOnSite')}</ExternalLink>}
        {list.data && section.renderActions?.(list.data)}
        <button type="button" className="btn btn-primary" onClick={add}>
          <Icon name="add" /> {t('crud.addRow', { ...formsOf(noun) })}
        </button>
      </SectionHeader>
      <HelpBox section={path} steps={texts.help} />
      <ListStates list={list} noun={t(`nouns.${noun}.several`)}>
        {edited === null && (
          <UnsavedInputNotice
            section={inputSection}
            getName={(id) => (id === newRowId ? t('crud.newRow', { ...formsOf(noun) }) : getNameById(id))}
            onContinue={(id) => setEdited({ row: findRow(id) })}
          />
        )}
        {rows.length > 0 ? (
          <CrudTable section={section} rows={rows} onEdit={(row) => setEdited({ row })} />
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
