import { type ListedPerson, type Person, personInput } from '@majlis/contracts/people/people.schema';
import { speakerSlug } from '@majlis/contracts/shared/slugs';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useFormState } from 'react-hook-form';
import { rich, t } from '#messages/staff';
import { query } from '../../../../api/query';
import { ExternalLink } from '../../../../ui/page/external-link';
import { Avatar } from '../../../../ui/picture/picture';
import { fullName } from '../../../../ui/text/formats';
import { normalizeForSearch } from '../../../../ui/text/word-matcher';
import { FormSwitch, LinkField, ListField, TextField } from '../../../fields/fields';
import { FormTabs } from '../../../fields/form/form-tabs';
import { useFieldText } from '../../../fields/form/staff-form';
import { SlugField, useFollowingSlug } from '../../../fields/title-and-slug';
import { ImageField } from '../../../rows/crud/image-field';
import { RowFormDialog } from '../../../rows/crud/row-form-dialog';
import { RowActions, RowBadges, RowCheckbox } from '../../../rows/list-controls';
import { counted } from '../../../rows/resource/resource-config';
import { SmallButton } from '../../../shell/buttons';
import type { FormValues } from '../../../shell/form-values';
import * as styles from './speaker-grid.module.scss';
import { speakerResource } from './speaker-resource';

type SpeakerCardProps = {
  person: ListedPerson;
  sessionCount?: number | undefined;
  isBusy: boolean;
  onEdit: (person: ListedPerson) => void;
  onRemove: (person: ListedPerson) => void;
};

const maxBadges = 2;

export const SpeakerCard = memo(function SpeakerCard({
  person,
  sessionCount,
  isBusy,
  onEdit,
  onRemove,
}: SpeakerCardProps) {
  const { photo, position, organization, expertiseAreas } = person;
  const publicPath = speakerResource.publicPath?.(person);
  const name = fullName(person);
  return (
    <li className={styles.card}>
      <RowCheckbox id={person.id} name={name} className={styles.check} />
      <Avatar url={photo} name={name} sizes="72px" className={styles.photo} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        {position && <p>{position}</p>}
        {organization && <p className={styles.organization}>{organization}</p>}
        {sessionCount !== undefined && (
          <p className={styles.sessions}>
            {sessionCount === 0 ? t('speakers.noSessions') : counted(sessionCount, 'session')}
          </p>
        )}
        <RowBadges resource={speakerResource} row={person} />
      </div>
      <ExpertiseBadges areas={expertiseAreas} max={maxBadges} />
      <div className={styles.foot}>
        {publicPath && (
          <ExternalLink href={publicPath}>
            {t('speakers.viewPage')}
            <span className="visually-hidden">{t('speakers.ofSpeaker', { name })}</span>
          </ExternalLink>
        )}
        <RowActions
          id={person.id}
          name={name}
          isBusy={isBusy}
          onEdit={() => onEdit(person)}
          onRemove={() => onRemove(person)}
          className={styles.actions}
        />
      </div>
    </li>
  );
});

export function ExpertiseBadges({ areas, max }: { areas: string[]; max: number }) {
  if (areas.length === 0) return null;
  const more = areas.slice(max);
  return (
    <ul className={styles.expertise} aria-label={t('speakerForm.expertise')}>
      {areas.slice(0, max).map((area) => (
        <li key={area} className="badge" data-tone="plain" dir="auto">
          {area}
        </li>
      ))}
      {more.length > 0 && (
        <li className="badge" title={more.join(t('lists.listSeparator'))} dir="ltr">
          +{more.length}
        </li>
      )}
    </ul>
  );
}

type SpeakerFormProps = {
  person?: Person;
  inputKey: string;
  onRowSaved?: (person: Person) => void;
  /** Is called with a speaker of the same name who is used instead of a new one. */
  onChooseExisting: (person: Person) => void;
  onMerge?: () => void;
  onClose: () => void;
};

const tabsFor = (person: Person | undefined, onChooseExisting: (person: Person) => void) => [
  {
    label: t('conferences.basicInfo'),
    isWide: true,
    panel: (
      <SpeakerBasics isSlugLocked={person !== undefined} onChooseExisting={person ? undefined : onChooseExisting} />
    ),
  },
  { label: t('speakerForm.professional'), panel: <SpeakerProfession /> },
  { label: t('speakerForm.socialAndLinks'), panel: <SpeakerLinks /> },
];

export const SpeakerForm = ({ person, inputKey, onRowSaved, onChooseExisting, onMerge, onClose }: SpeakerFormProps) => (
  <RowFormDialog
    title={person ? t('speakerForm.editSpeaker') : t('common.addSpeaker')}
    saveLabel={person ? t('speakerForm.updateSpeaker') : t('speakerForm.createSpeaker')}
    resource={speakerResource}
    row={person}
    inputKey={inputKey}
    schema={personInput}
    toInput={toInput}
    verb={person ? 'update' : 'create'}
    onRowSaved={onRowSaved}
    moreActions={person && onMerge && <MergeButton onMerge={onMerge} />}
    onClose={onClose}
  >
    <FormTabs tabs={tabsFor(person, onChooseExisting)} />
  </RowFormDialog>
);

/** A form with unsaved changes stays open. */
function MergeButton({ onMerge }: { onMerge: () => void }) {
  const { isDirty } = useFormState();
  return (
    <button type="button" className="btn btn-quiet" disabled={isDirty} onClick={onMerge}>
      {t('speakers.mergeWith')}
    </button>
  );
}

const toInput = (values: FormValues) => ({
  ...values,
  orcidId: extractOrcid(String(values.orcidId)),
  twitterHandle: extractTwitterHandle(String(values.twitterHandle)),
});

type SpeakerBasicsProps = { isSlugLocked: boolean; onChooseExisting?: (person: Person) => void };

/** The address of a page is made from the first and the last name. */
function SpeakerBasics({ isSlugLocked, onChooseExisting }: SpeakerBasicsProps) {
  const { follow, setTyped } = useFollowingSlug({
    sources: ['firstName', 'lastName'],
    toSlug: ({ firstName = '', lastName = '' }) => speakerSlug({ firstName, lastName }),
    isLocked: isSlugLocked,
  });
  return (
    <>
      <div className="form-columns">
        <TextField name="firstName" inputKind="name" isRequired onInput={follow('firstName')} />
        <TextField name="lastName" inputKind="name" isRequired onInput={follow('lastName')} />
        <TextField name="email" type="email" />
        <TextField name="phone" type="tel" />
      </div>
      {onChooseExisting && <SameName onChoose={onChooseExisting} />}
      <SlugField pathPrefix="/speakers/" onTyped={setTyped} />
      <FormSwitch name="showEmail" />
      <ImageField name="photo" folder="speakers" kind="portrait" isOptional allowsUrl />
      <TextField name="biography" rows={6} />
    </>
  );
}

const SpeakerProfession = () => (
  <>
    <div className="form-columns">
      <TextField name="position" />
      <TextField name="organization" />
      <TextField name="department" />
      <TextField name="orcidId" inputKind="code" />
    </div>
    <ListField name="expertiseAreas" />
    <LinkField name="cvUrl" />
  </>
);

const SpeakerLinks = () => (
  <>
    <LinkField name="websiteUrl" />
    <LinkField name="linkedinUrl" />
    <TextField name="twitterHandle" inputKind="code" />
  </>
);

/** The key is the same whichever of the two names is first. */
const nameKey = (name: string): string => normalizeForSearch(name).split(/\s+/).filter(Boolean).sort().join(' ');

/** Offers the speakers who have the typed name already. */
function SameName({ onChoose }: { onChoose: (person: Person) => void }) {
  const { data: people = [] } = useQuery(query(staffEndpoints.people));
  const [firstName, lastName] = [useFieldText('firstName'), useFieldText('lastName')];
  const key = nameKey(`${firstName} ${lastName}`);
  const same = firstName && lastName ? people.filter((person) => nameKey(fullName(person)) === key) : [];
  return (
    <div role="status">
      {same.map((person) => (
        <div key={person.id} className="callout" data-tone="warning">
          <p>
            {rich('speakerForm.existsAlready', { name: () => <bdi>{fullName(person)}</bdi> })}{' '}
            <bdi>{[person.position, person.organization].filter(Boolean).join(t('lists.listSeparator'))}</bdi>
          </p>
          <div className="callout-actions">
            <SmallButton label={t('speakerForm.useExisting')} onClick={() => onChoose(person)} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Extracts the iD from an orcid.org URL; other texts stay as they are. */
export const extractOrcid = (text: string): string =>
  text
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?orcid\.org\/([\dxX-]+)\/?$/i, '$3')
    .toUpperCase();

/** Extracts the handle from a profile URL; other texts stay as they are. */
export const extractTwitterHandle = (text: string): string =>
  text.trim().replace(/^(https?:\/\/)?(www\.|mobile\.)?(twitter|x)\.com\/@?(\w+)\/?(\?.*)?$/i, '@$4');
