import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ContentEntry } from '@majlis/contracts/site/content.schema';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { rich, t } from '#messages/staff';
import { query } from '../../../../api/query';
import { ExternalLink } from '../../../../ui/page/external-link';
import { formatLocalDateTime } from '../../../../ui/time/format-local-time';
import { plainText } from '../../../fields/rich-text/text-to-html';
import * as bulk from '../../../rows/bulk/bulk.module.scss';
import { BulkList } from '../../../rows/bulk/bulk-list';
import { RowCheckbox } from '../../../rows/bulk/row-checkbox';
import { DeletedRows } from '../../../rows/crud/deleted-rows';
import { inputKeyOf, newRowId, UnsavedInputNotice } from '../../../rows/crud/unsaved-input-notice';
import { useRemoveRow } from '../../../rows/crud/use-remove-row';
import { RowBadges } from '../../../rows/drafts/row-badges';
import { useRequestedRow } from '../../../rows/resource/use-requested-row';
import { RowActions } from '../../../rows/row-actions';
import { HelpBox } from '../../../shell/help-box';
import { Icon } from '../../../shell/icon';
import { ListStates } from '../../../shell/list-states';
import { preview } from '../../../shell/preview';
import { SectionHeader } from '../../../shell/section-header';
import { useStaffNames } from '../../../shell/use-staff-names';
import { ContentForm } from './content-form';
import {
  type ContentGroup,
  describePage,
  emptyTextFallback,
  groupContent,
  hasDefault,
  isHtml,
  labelInPage,
  listAllTexts,
  type SiteText,
} from './content-groups';
import * as styles from './content-page.module.scss';
import { contentResource } from './content-resource';

const section = 'content';

export function ContentPage() {
  const content = useQuery(query(endpoints.content));
  const [filter, setFilter] = useState('');
  const [edited, setEdited] = useState<SiteText | 'new' | null>(null);
  const texts = listAllTexts(content.data ?? []);
  useRequestedRow(content.data && texts, ({ key }, id) => key === id, setEdited);
  const text = edited === 'new' ? undefined : (edited ?? undefined);

  return (
    <>
      <SectionHeader title={t('common.websiteContent')} description={t('content.description')}>
        <button type="button" className="btn btn-primary" onClick={() => setEdited('new')}>
          <Icon name="add" /> {t('content.addContent')}
        </button>
      </SectionHeader>
      <HelpBox
        section="content"
        steps={[
          rich('content.helpFind', { default: () => <em>{t('content.defaultBadge')}</em> }),
          rich('content.helpEdit', { edit: () => <strong>{t('common.edit')}</strong> }),
          rich('content.helpDelete', { delete: () => <strong>{t('common.deleteRow')}</strong> }),
        ]}
      />
      <ListStates list={content} noun="content">
        {edited === null && (
          <UnsavedInputNotice
            section={section}
            getName={(id) => (id === newRowId ? t('content.newContent') : texts.find(({ key }) => key === id)?.key)}
            onContinue={(id) => setEdited(texts.find(({ key }) => key === id) ?? 'new')}
          />
        )}
        <label className="filter">
          <Icon name="search" />
          <span className="visually-hidden">{t('content.searchContent')}</span>
          <input
            type="search"
            dir="auto"
            placeholder={t('content.searchPlaceholder')}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </label>
        <ContentList
          entries={content.data ?? []}
          groups={groupContent(content.data ?? [], filter)}
          filter={filter}
          onEdit={setEdited}
        />
        <DeletedRows resource={contentResource} />
      </ListStates>
      {edited && (
        <ContentForm
          key={text?.key ?? newRowId}
          text={text}
          inputKey={inputKeyOf(section, text?.key)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

type ContentListProps = {
  entries: ContentEntry[];
  groups: ContentGroup[];
  filter: string;
  onEdit: (text: SiteText) => void;
};

function ContentList({ entries, groups, filter, onEdit }: ContentListProps) {
  const count = groups.reduce((sum, { texts }) => sum + texts.length, 0);
  return (
    <>
      <p role="status" className="result-count">
        {t('content.textCount', { count })}
      </p>
      {count === 0 && (
        <p className="empty">
          <Icon name="search" />
          {t('content.noMatches', { filter })}
        </p>
      )}
      <BulkList
        resource={contentResource}
        rows={entries}
        matching={groups.flatMap(({ texts }) => texts.flatMap(({ entry }) => entry ?? []))}
      >
        {groups.map(({ page, texts }) => (
          <ContentTable key={page} page={page} texts={texts} onEdit={onEdit} />
        ))}
      </BulkList>
    </>
  );
}

const columns = [
  t('common.selection'),
  t('content.textColumn'),
  t('content.content'),
  t('content.lastChangeColumn'),
  t('common.actions'),
];

type ContentTableProps = { page: string; texts: SiteText[]; onEdit: (text: SiteText) => void };

function ContentTable({ page, texts, onEdit }: ContentTableProps) {
  const { label, path } = describePage(page);
  const titleId = useId();
  return (
    <section className="group" aria-labelledby={titleId}>
      <header className="group-head">
        <h2 id={titleId} className="group-title">
          {label}
        </h2>
        {path && <ExternalLink href={path}>{t('common.viewOnSite')}</ExternalLink>}
      </header>
      <table className={`rows ${styles.table}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <span className="visually-hidden">{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((text) => (
            <ContentTableRow key={text.key} text={text} onEdit={onEdit} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ContentTableRow({ text, onEdit }: { text: SiteText; onEdit: (text: SiteText) => void }) {
  const { key, content, entry } = text;
  const { remove, isPending } = useRemoveRow(contentResource);
  const { nameOf } = useStaffNames();
  const deleteWarning = hasDefault(key) ? t('content.showsDefaultAgain') : t('content.disappears');
  return (
    <tr>
      <td className={bulk.cell}>{entry && <RowCheckbox id={key} name={key} />}</td>
      <th scope="row">
        {labelInPage(key)}
        <code className={styles.key}>{key}</code>
        {entry && <RowBadges resource={contentResource} row={entry} />}
      </th>
      <td className={styles.preview}>
        {content ? (
          <p dir="auto">{preview(isHtml(key) ? plainText(content) : content)}</p>
        ) : (
          <span className="muted">{emptyTextFallback(key)}</span>
        )}
      </td>
      <td className={styles.change}>
        {entry ? (
          <>
            <bdi>{nameOf(entry.updatedBy)}</bdi>
            <span className="muted"> {formatLocalDateTime(entry.updatedAt)}</span>
          </>
        ) : (
          <span className="badge" data-tone="plain">
            {t('content.defaultBadge')}
          </span>
        )}
      </td>
      <td>
        <RowActions
          id={key}
          name={key}
          isBusy={isPending}
          onEdit={() => onEdit(text)}
          onRemove={entry && (() => void remove(entry, deleteWarning))}
        />
      </td>
    </tr>
  );
}
