import { sessionTypes } from '@majlis/contracts/choices';
import type { Conference } from '@majlis/contracts/conferences';
import type { Session } from '@majlis/contracts/sessions';
import { sessionSlug } from '@majlis/contracts/slugs';
import { NumberField, SelectField, TextField } from '../crud/fields';
import { TitleAndSlug } from '../crud/title-and-slug';
import { SuggestField } from './suggest-field';

type SessionBasicsProps = { conference: Pick<Conference, 'id' | 'slug' | 'status'>; session: Session | undefined };

export function SessionBasics({ conference, session }: SessionBasicsProps) {
  return (
    <>
      <TitleAndSlug
        titleLabel="Title"
        pathPrefix={`/conferences/${conference.slug}/sessions/`}
        toSlug={sessionSlug}
        isSlugLocked={session !== undefined && conference.status !== 'draft'}
        marksRequired
        isSlugRequired={false}
      />
      <div className="form-columns">
        <SelectField name="sessionType" label="Type" isRequired options={sessionTypes} />
        <SuggestField name="track" label="Track/Theme" conference={conference} />
      </div>
      <NumberField
        name="sessionOrder"
        label="Display order"
        help="If two start at the same time, the lower number comes first."
      />
      <TextField name="description" label="Description" rows={5} />
    </>
  );
}
