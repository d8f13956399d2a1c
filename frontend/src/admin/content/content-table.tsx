import { useId } from 'react';
import { t } from '#messages/staff';
import { ExternalLink } from '../../ui/page/external-link';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import * as bulk from '../bulk/bulk.module.scss';
import { RowCheckbox } from '../bulk/row-checkbox';
import { useRemoveRow } from '../crud/use-remove-row';
import { RowBadges } from '../drafts/row-badges';
import { preview } from '../preview';
import { RowActions } from '../row-actions';
import { useStaffNames } from '../sign-in/use-staff-names';
import { emptyTextFallback, hasDefault, isHtml, labelInPage, plainText, type SiteText } from './content-groups';
import { contentResource } from './content-resource';
import * as styles from './content-table.module.scss';
import { describePage } from './pages';

const columns = [
  t('common.selection'),
  t('content.textColumn'),
  t('content.content'),
  t('content.lastChangeColumn'),
  t('common.actions'),
];

type ContentTableProps = { page: string; texts: SiteText[]; onEdit: (text: SiteText) => void };

export function ContentTable({ page, texts, onEdit }: ContentTableProps) {
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
