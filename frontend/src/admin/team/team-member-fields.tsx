import { teamSections } from '@majlis/contracts/choices';
import type { TeamMember } from '@majlis/contracts/team-members';
import type { ReactNode } from 'react';
import { FormField } from '../../ui/form/form-field';
import { useFormContext } from '../../ui/form/form-state';
import type { Values } from '../../ui/form/form-values';
import { TextField } from '../editing/text-field';

/** A checkbox of a form has a name of its own. */
const fieldOf = (section: string) => `section ${section}`;

export function memberValues({
  name = '',
  position = '',
  profile = '',
  categories = [],
}: Partial<TeamMember> = {}): Values {
  return { name, position, profile, ...Object.fromEntries(categories.map((section) => [fieldOf(section), 'on'])) };
}

export const memberInput = ({ name, position, profile, ...values }: Values) => ({
  name,
  position,
  profile,
  categories: teamSections.filter((section) => values[fieldOf(section)] === 'on'),
});

/** What is known of a member; the children choose the image. */
export function TeamMemberFields({ children }: { children: ReactNode }) {
  return (
    <>
      <TextField name="name" label="Name" kind="name" />
      <TextField name="position" label="Position" />
      {children}
      <TextField
        name="profile"
        label="Profile"
        rows={6}
        isOptional
        help="Beyond 200 characters the page offers 'Read more'."
      />
      <SectionBoxes />
    </>
  );
}

function SectionBoxes() {
  const { values } = useFormContext();
  return (
    <FormField name="categories" label="Sections" help="Where the About page shows this person. In none: nowhere.">
      {({ id, 'aria-describedby': describedBy }) => (
        <fieldset id={id} className="check-boxes" aria-label="Sections" aria-describedby={describedBy}>
          {teamSections.map((section) => (
            <label key={section} className="check-box">
              <input type="checkbox" name={fieldOf(section)} defaultChecked={values[fieldOf(section)] === 'on'} />
              {section}
            </label>
          ))}
        </fieldset>
      )}
    </FormField>
  );
}
