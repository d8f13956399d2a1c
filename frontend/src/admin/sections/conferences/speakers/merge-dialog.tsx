import {
  duplicatePeople,
  type MergedAssignment,
  type MergePreview,
  mergePath,
  mergePreview,
} from '@majlis/contracts/people/duplicates';
import type { MergeInput, Person, PersonInput } from '@majlis/contracts/people/people.schema';
import type { SessionCounts } from '@majlis/contracts/people/session-counts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { rich, t } from '#messages/staff';
import { queriesUnder, query } from '../../../../api/query';
import { Dialog } from '../../../../ui/dialog/dialog';
import { Avatar } from '../../../../ui/picture/picture';
import { formatPosition, fullName } from '../../../../ui/text/formats';
import { useUndo } from '../../../rows/history/use-undo';
import { counted } from '../../../rows/resource/noun';
import { invalidateResource } from '../../../rows/resource/resource-config';
import { sendWrite } from '../../../shell/api/write';
import { fieldLabel } from '../../../shell/field-label';
import { toText } from '../../../shell/form-values';
import { ListStates } from '../../../shell/list-states';
import { fieldErrorsOf } from '../../../shell/text-of';
import { Thumbnail } from '../../../shell/thumbnail';
import { useToast } from '../../../shell/toast';
import { useDescribeError } from '../../../shell/use-describe-error';
import * as pairs from './duplicates.module.scss';
import * as styles from './merge.module.scss';
import {
  differingFields,
  type FieldChoice,
  type FieldChoices,
  type FieldName,
  hasBothChoice,
  joinedAreas,
  mergeValues,
  type People,
  presetChoices,
} from './merge-fields';
import { countSessions } from './people-search';
import { speakerResource } from './speaker-resource';

type MergeDialogProps = People & { counts: SessionCounts | undefined; onClose: () => void };

/** Shows two people side by side, and makes one of them with the values that are chosen. */
export function MergeDialog({ kept, merged, counts, onClose }: MergeDialogProps) {
  // Who is kept must not change while the counts or people are loaded again; their values may.
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
        <div className="dialog-foot">
          <button type="button" className="btn btn-quiet" disabled={isPending} onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" className="btn btn-primary" aria-disabled={isPending || !preview.data || undefined}>
            {isPending ? t('merge.merging') : t('merge.merge')}
          </button>
        </div>
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

type MergeEffectsProps = { people: People; preview: MergePreview };

function MergeEffects({ people: { kept, merged }, preview }: MergeEffectsProps) {
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

type PersonSummaryProps = { person: Person; counts: SessionCounts | undefined };

export function PersonSummary({ person, counts }: PersonSummaryProps) {
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
  const cache = useQueryClient();
  const toast = useToast();
  const undo = useUndo();
  const describeError = useDescribeError();
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
