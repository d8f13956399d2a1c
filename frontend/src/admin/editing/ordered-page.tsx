import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../api/query';
import { ExternalLink } from '../../ui/page/external-link';
import { EmptySection } from '../empty-section';
import { HelpBox } from '../help-box';
import { Icon } from '../icon';
import { SectionHead } from '../section-head';
import { DeletedRows } from './deleted-rows';
import { draftKeyOf, KeptDrafts, newRow } from './kept-drafts';
import { ListStates } from './list-states';
import type { OrderedRow, OrderedSection } from './ordered-section';
import { OrderedTable } from './ordered-table';

/** A whole section: its list, what was deleted from it, and the dialog in which a row is written. */
export function OrderedPage<Row extends OrderedRow>({ section }: { section: OrderedSection<Row> }) {
  const { path, of, title, resource, empty, Help, Form } = section;
  const drafts = of ? `${path}/${of.id}` : path;
  const { noun, nameOf } = resource;
  const list = useQuery(query(resource.list));
  const [edited, setEdited] = useState<{ row?: Row } | null>(null);
  const rows = list.data ?? [];
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  const nameOfId = (id: string) => {
    const row = rowOf(id);
    return row && nameOf(row);
  };
  const add = () => setEdited({});

  return (
    <>
      <SectionHead title={title} of={of?.title} lead={section.lead} level={section.level}>
        {section.seenAt && <ExternalLink href={section.seenAt}>View on site</ExternalLink>}
        <button type="button" className="btn btn-primary" onClick={add}>
          <Icon name="add" /> Add {noun}
        </button>
      </SectionHead>
      <HelpBox section={path}>
        <ol>
          <Help />
        </ol>
      </HelpBox>
      <ListStates list={list} noun={`${noun}s`}>
        {edited === null && (
          <KeptDrafts
            section={drafts}
            nameOf={(id) => (id === newRow ? `new ${noun}` : nameOfId(id))}
            onContinue={(id) => setEdited({ row: rowOf(id) })}
          />
        )}
        {rows.length > 0 ? (
          <OrderedTable section={section} rows={rows} onEdit={(row) => setEdited({ row })} />
        ) : (
          <EmptySection title={empty.title} actionLabel={`Add the first ${noun}`} onAction={add}>
            {empty.text}
          </EmptySection>
        )}
        <DeletedRows resource={resource} />
      </ListStates>
      {edited && (
        <Form
          key={edited.row?.id ?? newRow}
          row={edited.row}
          rows={rows}
          draftKey={draftKeyOf(drafts, edited.row?.id)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
