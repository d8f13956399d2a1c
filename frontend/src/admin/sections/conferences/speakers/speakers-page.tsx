import type { Person } from '@majlis/contracts/people/people.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../../../api/query';
import { fullName } from '../../../../ui/text/formats';
import { DeletedRows } from '../../../rows/crud/deleted-rows';
import { inputKeyOf, newRowId, UnsavedInputNotice } from '../../../rows/crud/unsaved-input-notice';
import { formsOf } from '../../../rows/resource/noun';
import { hasId, useRequestedNewRow, useRequestedRow } from '../../../rows/resource/use-requested-row';
import { EmptySection } from '../../../shell/empty-section';
import { Icon } from '../../../shell/icon';
import { ListStates } from '../../../shell/list-states';
import { managementPaths } from '../../../shell/management-paths';
import { SectionHeader } from '../../../shell/section-header';
import { PeopleFiles } from '../import/file-links';
import { MergeWithDialog } from './merge-with-dialog';
import { SpeakerForm } from './speaker-form';
import { SpeakerGrid } from './speaker-grid';
import { speakerInputSection, speakerResource } from './speaker-resource';

export function SpeakersPage() {
  const people = useQuery(query(staffEndpoints.people));
  const [dialog, setDialog] = useState<{ person?: Person } | null>(null);
  const [merging, setMerging] = useState<Person | null>(null);
  const add = () => setDialog({});
  useRequestedRow(people.data, hasId, (person) => setDialog({ person }));
  useRequestedNewRow(people.data !== undefined, add);
  const findPerson = (id: string) => people.data?.find((person) => person.id === id);
  return (
    <>
      <SectionHeader title={t('common.speakers')} description={t('speakers.description')} level={2}>
        <Link to={managementPaths.duplicates} className="btn btn-quiet">
          {t('conferences.possibleDuplicates')}
        </Link>
        <button type="button" className="btn btn-primary" onClick={add}>
          <Icon name="add" /> {t('common.addSpeaker')}
        </button>
      </SectionHeader>
      <PeopleFiles hasImport />
      <ListStates list={people} noun={t('nouns.speaker.several')}>
        {dialog === null && (
          <UnsavedInputNotice
            section={speakerInputSection}
            getName={(id) => nameOfInput(id, findPerson(id))}
            onContinue={(id) => setDialog({ person: findPerson(id) })}
          />
        )}
        {people.data?.length === 0 ? (
          <EmptySection
            title={t('speakers.noSpeakers')}
            actionLabel={t('crud.addFirst', { ...formsOf('speaker') })}
            onAction={add}
          >
            {t('speakers.emptyText')}
          </EmptySection>
        ) : (
          <SpeakerGrid people={people.data ?? []} onEdit={(person) => setDialog({ person })} onMerge={setMerging} />
        )}
        <DeletedRows resource={speakerResource} />
      </ListStates>
      {merging && people.data && (
        <MergeWithDialog person={merging} people={people.data} onClose={() => setMerging(null)} />
      )}
      {dialog && (
        <SpeakerForm
          key={dialog.person?.id ?? newRowId}
          person={dialog.person}
          inputKey={inputKeyOf(speakerInputSection, dialog.person?.id)}
          onChooseExisting={(person) => setDialog({ person })}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

function nameOfInput(id: string, person?: Person) {
  return id === newRowId ? t('crud.newRow', { ...formsOf('speaker') }) : person && fullName(person);
}
