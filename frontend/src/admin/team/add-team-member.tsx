import { reads } from '@majlis/contracts/endpoints';
import { type TeamMember, teamMemberInput } from '@majlis/contracts/team-members';
import { useState } from 'react';
import { z } from 'zod';
import { ApiError } from '../../api/client';
import { upload } from '../../api/upload';
import { once } from '../../api/write';
import { OrderedForm } from '../editing/ordered-form';
import type { OrderedFormProps } from '../editing/ordered-section';
import { PortraitField } from './portrait-field';
import { memberInput, memberValues, TeamMemberFields } from './team-member-fields';
import { teamMemberResource } from './team-member-resource';

/** The name of a file may outlive the file: a kept draft has no more than that. */
const newMember = teamMemberInput.extend({
  image: z.custom<File>((image) => image instanceof File, {
    error: ({ input }) => (input ? 'Please upload an image first' : 'Profile image is required'),
  }),
});

/** Adds a member in one request, together with the image. */
export function AddTeamMember(props: OrderedFormProps<TeamMember>) {
  const [image, setImage] = useState<File>();
  const [share, setShare] = useState<number>();

  function add({ name, position, profile, categories, order, image: portrait }: z.infer<typeof newMember>) {
    const form = new FormData();
    const texts = { name, position, profile, categories: JSON.stringify(categories), order: String(order) };
    for (const [field, text] of Object.entries(texts)) form.set(field, text);
    form.set('image', portrait);
    setShare(0);
    const { name: file, size, lastModified } = portrait;
    return once(JSON.stringify([texts, file, size, lastModified]), (headers) =>
      upload<TeamMember>(reads.teamMembers.path, form, { onProgress: setShare, headers }),
    )
      .then((added) => {
        setImage(undefined);
        return added;
      })
      .finally(() => setShare(undefined));
  }

  return (
    <OrderedForm
      {...props}
      resource={teamMemberResource}
      schema={newMember}
      toValues={(row) => ({ ...memberValues(row), image: '' })}
      toInput={(values) => ({ ...memberInput(values), image: image ?? values.image })}
      add={add}
      failureOf={(error) => (error instanceof ApiError ? error.problem?.message : undefined)}
    >
      <TeamMemberFields>
        <PortraitField image={image} onImage={setImage} share={share} />
      </TeamMemberFields>
    </OrderedForm>
  );
}
