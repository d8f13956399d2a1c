import { teamSections } from '@majlis/contracts/choices';
import { endpoints } from '@majlis/contracts/endpoints';
import { newTeamMember, type TeamMember, teamMemberInput } from '@majlis/contracts/team-members';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { t } from '#messages/staff';
import { ApiError } from '../../api/client';
import { createRowWithFiles } from '../api/upload';
import { toFormValues } from '../crud/contract-fields';
import { CrudForm } from '../crud/crud-form';
import type { CrudFormProps } from '../crud/crud-section';
import { TextField } from '../crud/fields';
import { ImageField } from '../crud/image-field';
import { FormField } from '../form/form-field';
import { textOf } from '../form/text-of';
import { PortraitField } from './portrait-field';
import { teamMemberResource, toImageFileName, toImageUrl } from './team-member-resource';

export const TeamMemberForm = ({ row, ...props }: CrudFormProps<TeamMember>) =>
  row ? <EditTeamMember {...props} row={row} /> : <AddTeamMember {...props} />;

/** The children choose the image. */
const TeamMemberFields = ({ children }: { children: ReactNode }) => (
  <>
    <TextField name="name" label={t('common.name')} inputKind="name" />
    <TextField name="position" label={t('common.position')} />
    {children}
    <TextField name="profile" label={t('team.profile')} rows={6} isOptional help={t('team.profileHelp')} />
    <SectionCheckboxes />
  </>
);

/** A draft stores only the name of the image file, so the file has to be chosen again. */
const newMemberSchema = newTeamMember.extend({
  image: z.custom<File>((image) => image instanceof File, {
    error: ({ input }) => (input ? t('team.imageFirst') : t('team.imageRequired')),
  }),
});

function AddTeamMember(props: CrudFormProps<TeamMember>) {
  const [progress, setProgress] = useState<number>();

  function add(member: z.infer<typeof newMemberSchema>) {
    setProgress(0);
    const request = createRowWithFiles<TeamMember>(endpoints.teamMembers.path, member, { onProgress: setProgress });
    return request.finally(() => setProgress(undefined));
  }

  return (
    <CrudForm
      {...props}
      resource={teamMemberResource}
      schema={newMemberSchema}
      addRow={add}
      getFailureMessage={(error) => (error instanceof ApiError && error.response ? textOf(error.response) : undefined)}
    >
      <TeamMemberFields>
        <PortraitField progress={progress} />
      </TeamMemberFields>
    </CrudForm>
  );
}

const EditTeamMember = (props: CrudFormProps<TeamMember>) => (
  <CrudForm
    {...props}
    resource={teamMemberResource}
    schema={teamMemberInput}
    toValues={(row) => ({ ...toFormValues(teamMemberInput, row), image: toImageUrl(row?.image ?? '') })}
    toInput={(values) => ({ ...values, image: toImageFileName(String(values.image)) })}
    activeHelp={t('team.activeHelp')}
  >
    <TeamMemberFields>
      <ImageField name="image" noun="Profile image" folder="team" kind="portrait" />
    </TeamMemberFields>
  </CrudForm>
);

function SectionCheckboxes() {
  const { field } = useController({ name: 'categories' });
  const chosen = new Set<unknown>(field.value);
  const toggle = (section: string) => {
    const isChosen = (other: string) => (other === section) !== chosen.has(other);
    field.onChange(teamSections.filter(isChosen));
  };
  return (
    <FormField name="categories" label={t('common.sections')} help={t('team.sectionsHelp')}>
      {({ id, 'aria-describedby': describedBy }) => (
        <fieldset id={id} className="check-boxes" aria-label={t('common.sections')} aria-describedby={describedBy}>
          {teamSections.map((section) => (
            <label key={section} className="check-box">
              <input type="checkbox" checked={chosen.has(section)} onChange={() => toggle(section)} />
              {t(`team.sectionNames.${section}`)}
            </label>
          ))}
        </fieldset>
      )}
    </FormField>
  );
}
