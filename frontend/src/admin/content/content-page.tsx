import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rich, t } from '#messages/staff';
import { query } from '../../api/query';
import { DeletedRows } from '../crud/deleted-rows';
import { ListStates } from '../crud/list-states';
import { draftKeyOf, newRowId, UnsavedDrafts } from '../crud/unsaved-drafts';
import { useRequestedRow } from '../crud/use-requested-row';
import { HelpBox } from '../help-box';
import { Icon } from '../icon';
import { SectionHeader } from '../section-header';
import { ContentForm } from './content-form';
import { groupContent, listAllTexts, type SiteText } from './content-groups';
import { ContentList } from './content-list';
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
          <UnsavedDrafts
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
          draftKey={draftKeyOf(section, text?.key)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
