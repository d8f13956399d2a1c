import { type TeamMember, teamMemberInput } from '@majlis/contracts/team-members';
import { ImageField } from '../editing/image-field';
import { OrderedForm } from '../editing/ordered-form';
import type { OrderedFormProps } from '../editing/ordered-section';
import { memberInput, memberValues, TeamMemberFields } from './team-member-fields';
import { imageOf, imageUrlOf, teamMemberResource } from './team-member-resource';

/** Changes a member; the image is uploaded anew or chosen from those of the team. */
export function EditTeamMember(props: OrderedFormProps<TeamMember>) {
  return (
    <OrderedForm
      {...props}
      resource={teamMemberResource}
      schema={teamMemberInput}
      toValues={(row) => ({ ...memberValues(row), image: imageUrlOf(row?.image ?? '') })}
      toInput={(values) => ({ ...memberInput(values), image: imageOf(values.image ?? '') })}
      activeHelp="Only active members are shown on the About page."
    >
      <TeamMemberFields>
        <ImageField name="image" noun="Profile image" folder="team" kind="portrait" />
      </TeamMemberFields>
    </OrderedForm>
  );
}
