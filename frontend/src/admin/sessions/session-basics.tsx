import { sessionTypes } from '@majlis/contracts/choices';
import type { Conference } from '@majlis/contracts/conferences';
import type { Session } from '@majlis/contracts/sessions';
import { sessionSlug } from '@majlis/contracts/slugs';
import { t, texts } from '#messages/staff';
import { NumberField, SelectField, TextField } from '../crud/fields';
import { TitleAndSlug } from '../crud/title-and-slug';
import { SuggestField } from './suggest-field';

type SessionBasicsProps = { conference: Pick<Conference, 'id' | 'slug' | 'status'>; session: Session | undefined };

export function SessionBasics({ conference, session }: SessionBasicsProps) {
  return (
    <>
      <TitleAndSlug
        titleLabel={t('common.title')}
        pathPrefix={`/conferences/${conference.slug}/sessions/`}
        toSlug={sessionSlug}
        isSlugLocked={session !== undefined && conference.status !== 'draft'}
        marksRequired
        isSlugRequired={false}
      />
      <div className="form-columns">
        <SelectField name="sessionType" isRequired options={sessionTypes} labels={texts('sessionTypes.sessionTypes')} />
        <SuggestField name="track" label={t('sessions.track')} conference={conference} />
      </div>
      <NumberField name="sessionOrder" />
      <TextField name="description" rows={5} />
    </>
  );
}
