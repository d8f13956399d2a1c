import {
  duplicatePeople,
  type MergedAssignment,
  type MergePreview,
  mergePath,
  mergePreview,
} from '@majlis/contracts/people/duplicates';
import {
  type ListedPerson,
  type MergeInput,
  type Person,
  type PersonInput,
  personInput,
} from '@majlis/contracts/people/people.schema';
import type { SessionCounts } from '@majlis/contracts/people/session-counts';
import { uniqueTexts } from '@majlis/contracts/shared/text.schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { rich, t } from '#messages/staff';
import { queriesUnder, query } from '../../../../api/query';
import { Dialog } from '../../../../ui/dialog/dialog';
import { Avatar } from '../../../../ui/picture/picture';
import { formatPosition, fullName } from '../../../../ui/text/formats';
import { toFormValues } from '../../../fields/form/contract-fields';
import { useUndo } from '../../../rows/history/use-undo';
import { counted, invalidateResource } from '../../../rows/resource/resource-config';
import { sendWrite } from '../../../shell/api/write';
import { DialogFoot } from '../../../shell/controls';
import { toJson, toText } from '../../../shell/form-values';
import { ListStates } from '../../../shell/section-parts';
import { fieldErrorsOf, fieldLabel } from '../../../shell/text';
import { Thumbnail } from '../../../shell/thumbnail';
import { useWriteTools } from '../../../shell/writes';
import * as pairs from './duplicates.module.scss';
import * as styles from './merge.module.scss';
import { countSessions } from './people-search';
import { speakerResource } from './speaker-resource';

type MergeDialogProps = People & { counts: SessionCounts | undefined; onClose: () => void };

/** Shows two people side by side, and makes one of them with the values that are chosen. */
export function MergeDialog({ kept, merged, counts, onClose }: MergeDialogProps) {
  // The kept person must not change while counts or people are loaded again, but the values may.
  const [ids] = useState({ kept: kept.id, merged: merged.id });
  const [one, other] = kept.id === ids.kept ? [kept, merged] : [merged, kept];
  const people: People = { kept: one, merged: other };
  const preview = useQuery({ ...query(mergePreview(ids.kept, ids.merged)), staleTime: 0 });
  const [chosen, setChosen] = useState<FieldChoices>({});
  const { merge, isPending, error } = useMerge(onClose);
  const choices = { ...presetChoices(people), ...chosen };
  const names = differingFields(people);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending && preview.data) merge({ ...people, values: mergeValues(people, choices) });
  }
  return (
    <Dialog title={t('merge.mergeTwo')} shape="wide" isBusy={isPending} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <div className="dialog-body">
          {error !== null && (
            <p role="alert" className="callout" data-tone="error">
              <strong>{t('merge.nothingMerged')}</strong> <bdi>{error}</bdi>
            </p>
          )}
          <div className={styles.people}>
            <PersonSummary person={people.kept} counts={counts} />
            <PersonSummary person={people.merged} counts={counts} />
          </div>
          <h3 className={styles.heading}>
            {names.length === 0 ? t('merge.allTheSame') : t('merge.chooseWhatStays', { count: names.length })}
          </h3>
          {names.map((name) => (
            <MergeField
              key={name}
              name={name}
              people={people}
              choice={choices[name] ?? 'kept'}
              onChoose={(choice) => setChosen((current) => ({ ...current, [name]: choice }))}
            />
          ))}
          <h3 className={styles.heading}>{t('merge.whatHappens')}</h3>
          <ListStates list={preview} noun={t('nouns.session.several')}>
            {preview.data && <MergeEffects people={people} preview={preview.data} />}
          </ListStates>
        </div>
        <DialogFoot closeLabel={t('common.cancel')} isBusy={isPending} onClose={onClose}>
          <button type="submit" className="btn btn-primary" aria-disabled={isPending || !preview.data || undefined}>
            {isPending ? t('merge.merging') : t('merge.merge')}
          </button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

type MergeFieldProps = {
  name: FieldName;
  people: People;
  choice: FieldChoice;
  onChoose: (choice: FieldChoice) => void;
};

function MergeField({ name, people, choice, onChoose }: MergeFieldProps) {
  const group = useId();
  const options: { value: FieldChoice; label: string; content: unknown }[] = [
    { value: 'kept', label: t('merge.ofPerson', { name: fullName(people.kept) }), content: people.kept[name] },
    { value: 'merged', label: t('merge.ofPerson', { name: fullName(people.merged) }), content: people.merged[name] },
    ...(hasBothChoice(name, people)
      ? [{ value: 'both' as const, label: t('merge.ofBoth'), content: joinedAreas(people) }]
      : []),
  ];
  return (
    <fieldset className={styles.field} data-field={name}>
      <legend className={styles.label}>{fieldLabel(name, 'people')}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, content }) => (
          <label key={value} className={styles.option} data-both={value === 'both' || undefined}>
            <input type="radio" name={group} checked={choice === value} onChange={() => onChoose(value)} />
            <span className="visually-hidden">{label}</span>
            {value === 'both' && <span className={styles.both}>{t('merge.both')}</span>}
            <FieldValue name={name} value={content} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function FieldValue({ name, value }: { name: FieldName; value: unknown }) {
  if (typeof value === 'boolean') return <span>{value ? t('merge.shown') : t('merge.notShown')}</span>;
  const text = Array.isArray(value) ? value.join(t('lists.listSeparator')) : toText(value);
  if (text === '') return <span className={styles.nothing}>{t('common.empty')}</span>;
  if (name === 'photo')
    return <Thumbnail url={text} alt={t('merge.portrait')} kind="portrait" className={styles.portrait} />;
  return (
    <span dir="auto" className={styles.value}>
      {text}
    </span>
  );
}

function MergeEffects({ people: { kept, merged }, preview }: { people: People; preview: MergePreview }) {
  const { assignments, draftCount, hasOwnDraft } = preview;
  const shared = assignments.filter(({ isShared }) => isShared);
  const moved = assignments.filter(({ isShared }) => !isShared);
  return (
    <ul className={styles.effects}>
      <li>
        {moved.length === 0 ? t('merge.noSessionsMove') : t('merge.sessionsMove', { count: moved.length })}
        <SessionLines assignments={moved} />
      </li>
      {shared.length > 0 && (
        <li>
          {t('merge.bothAreIn', { count: shared.length })}
          <SessionLines assignments={shared} hasRole />
        </li>
      )}
      <li>
        {rich('merge.addressesLead', {
          one: () => <bdi>/speakers/{kept.slug}</bdi>,
          other: () => <bdi>/speakers/{merged.slug}</bdi>,
        })}
      </li>
      {draftCount > 0 && <li>{t('merge.draftsName', { count: draftCount, name: fullName(merged) })}</li>}
      {hasOwnDraft && <li>{t('merge.draftNotMerged', { name: fullName(merged) })}</li>}
      <li>{t('merge.canBeUndone')}</li>
    </ul>
  );
}

const maxListed = 8;

function SessionLines({ assignments, hasRole }: { assignments: MergedAssignment[]; hasRole?: boolean }) {
  const more = assignments.length - maxListed;
  if (assignments.length === 0) return null;
  return (
    <ul>
      {assignments.slice(0, maxListed).map(({ sessionId, title, conferenceTitle, speakerType, presentationTitle }) => (
        <li key={sessionId}>
          <bdi>{title}</bdi>
          <span className="muted">
            {' · '}
            <bdi>{conferenceTitle}</bdi>
            {hasRole && ` · ${t(`sessionTypes.speakerTypes.${speakerType}`)}`}
            {hasRole && presentationTitle && (
              <>
                {': '}
                <bdi>{presentationTitle}</bdi>
              </>
            )}
          </span>
        </li>
      ))}
      {more > 0 && <li className="muted">{t('merge.moreSessions', { count: more })}</li>}
    </ul>
  );
}

export function PersonSummary({ person, counts }: { person: Person; counts: SessionCounts | undefined }) {
  const name = fullName(person);
  const sessions = countSessions(counts, person.id);
  const details = [formatPosition(person), person.email, person.orcidId].filter(Boolean);
  return (
    <div className={pairs.person}>
      <Avatar url={person.photo} name={name} sizes="48px" className={pairs.photo} />
      <div className={pairs.personText}>
        <p className={pairs.name}>
          <bdi>{name}</bdi>
        </p>
        {details.map((detail) => (
          <p key={detail}>
            <bdi>{detail}</bdi>
          </p>
        ))}
        <p>{sessions === 0 ? t('speakers.noSessions') : counted(sessions, 'session')}</p>
      </div>
    </div>
  );
}

type Merge = People & { values: PersonInput };

function useMerge(onMerged: () => void) {
  const { cache, toast, describeError } = useWriteTools();
  const undo = useUndo();
  const mutation = useMutation({
    mutationFn: ({ kept, merged, values }: Merge) => {
      const input: MergeInput = { merged: { id: merged.id, version: merged.version }, values };
      return sendWrite<Person>('POST', mergePath(kept.id), input, { ifMatch: kept.version });
    },
    onSuccess: ({ result, change }) => {
      toast(t('merge.mergedInto', { name: fullName(result) }), { actions: undo([change]) });
      onMerged();
    },
    onSettled: async () => {
      await invalidateResource(cache, speakerResource);
      await cache.invalidateQueries(queriesUnder(duplicatePeople.path));
    },
  });
  return {
    merge: mutation.mutate,
    isPending: mutation.isPending,
    error: mutation.error === null ? null : describeFailure(mutation.error, describeError),
  };
}

function describeFailure(error: unknown, describeError: (error: unknown) => string): string {
  const fields = Object.values(fieldErrorsOf(error, (name) => fieldLabel(name, 'people')));
  return fields.length > 0 ? `${fields.join('. ')}.` : describeError(error);
}

type FieldName = keyof PersonInput;
/** The person whose value is kept; of a list, both values may be. */
type FieldChoice = 'kept' | 'merged' | 'both';
type FieldChoices = Partial<Record<FieldName, FieldChoice>>;

export type People = { kept: Person; merged: Person };

const fieldNames = Object.keys(personInput.shape) as FieldName[];
/** In these fields the longer text is preset. In other fields, such as addresses, a longer value is not a better one. */
const textFields: readonly FieldName[] = ['position', 'organization', 'department', 'biography'];
/** The parts of a name are chosen together. */
const nameFields: readonly FieldName[] = ['firstName', 'lastName'];
const maxAreas = 30;

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

const differingFields = ({ kept, merged }: People): FieldName[] =>
  fieldNames.filter((name) => toJson(kept[name] ?? '') !== toJson(merged[name] ?? ''));

const joinedAreas = ({ kept, merged }: People): string[] =>
  uniqueTexts([...kept.expertiseAreas, ...merged.expertiseAreas]);

/** Offers both lists together only if that has more entries than each of them. */
const hasBothChoice = (name: FieldName, people: People): boolean => {
  if (name !== 'expertiseAreas') return false;
  const { length } = joinedAreas(people);
  return (
    length <= maxAreas && length > Math.max(people.kept.expertiseAreas.length, people.merged.expertiseAreas.length)
  );
};

/** Presets the fuller value. A merge must not make an e-mail address public. */
function presetChoice(name: FieldName, people: People): FieldChoice {
  const [kept, merged] = [people.kept[name], people.merged[name]];
  if (nameFields.includes(name))
    return fullName(people.merged).length > fullName(people.kept).length ? 'merged' : 'kept';
  if (name === 'showEmail') return kept === false ? 'kept' : 'merged';
  if (isEmpty(merged)) return 'kept';
  if (isEmpty(kept)) return 'merged';
  if (hasBothChoice(name, people)) return 'both';
  return textFields.includes(name) && String(merged).length > String(kept).length ? 'merged' : 'kept';
}

const presetChoices = (people: People): FieldChoices =>
  Object.fromEntries(differingFields(people).map((name) => [name, presetChoice(name, people)]));

function mergeValues(people: People, choices: FieldChoices): PersonInput {
  const values = { ...toFormValues(personInput, people.kept) };
  for (const name of differingFields(people)) {
    if (choices[name] === 'merged') values[name] = people.merged[name];
    if (choices[name] === 'both') values[name] = joinedAreas(people);
  }
  return values as PersonInput;
}

/** Keeps the person with more sessions, or else the one with a page, because its address stays. */
export function orderPair(one: ListedPerson, other: ListedPerson, counts: SessionCounts | undefined) {
  const more = countSessions(counts, other.id) - countSessions(counts, one.id);
  const isOtherKept = more > 0 || (more === 0 && other.hasPage === true && one.hasPage !== true);
  return isOtherKept ? { kept: other, merged: one } : { kept: one, merged: other };
}
