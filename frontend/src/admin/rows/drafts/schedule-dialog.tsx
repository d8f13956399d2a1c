import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { draftEndpoints, type ScheduledAction, type ScheduledChange } from '@majlis/contracts/staff/drafts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { rich, t } from '#messages/staff';
import { queriesUnder } from '../../../api/query';
import { Dialog } from '../../../ui/dialog/dialog';
import { useContent } from '../../../ui/text/content';
import { localTimeZone, zoneName } from '../../../ui/time/time-zones';
import { NestedFormField } from '../../fields/form/nested-form';
import { createRow, sendWrite } from '../../shell/api/write';
import { SmallButton } from '../../shell/buttons';
import { DialogFoot, Select } from '../../shell/controls';
import { describeScheduled, localDate } from '../../shell/session-times';
import { useStaffNames } from '../../shell/sign-in/auth';
import { fieldErrorsOf } from '../../shell/text';
import { useWriteTools } from '../../shell/writes';
import type { ResourceConfig } from '../resource/resource-config';
import { draftPlace, useScheduledChanges } from './draft-of-row';
import * as styles from './scheduled.module.scss';

type ScheduleDialogProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row: Row;
  hasDraft: boolean;
  /** True if something was typed that no draft has. */
  isDirty: boolean;
  onClose: () => void;
};

/** For rows that are always public, only the publishing of a draft can be scheduled. */
const canBeHidden = (row: object) => 'isActive' in row || 'status' in row;
const isPublic = (row: object) =>
  ('isActive' in row && row.isActive === true) || ('status' in row && row.status === 'published');

export function ScheduleDialog<Row extends AuditFields>(props: ScheduleDialogProps<Row>) {
  const { resource, row, hasDraft, isDirty, onClose } = props;
  const changes = useScheduledChanges(resource, row) ?? [];
  const { cancel, isPending } = useCancelScheduled(resource, row);
  const willBe = (action: ScheduledAction) => changes.some((change) => change.action === action);
  const isPublished = isPublic(row);
  const actions: ScheduledAction[] = [
    ...(hasDraft ? (['publish-draft'] as const) : []),
    ...(canBeHidden(row) && (!isPublished || willBe('unpublish')) ? (['publish'] as const) : []),
    ...(canBeHidden(row) && (isPublished || willBe('publish')) ? (['unpublish'] as const) : []),
  ];
  const unsavedNote = isDirty && (
    <p className="callout" data-tone="warning">
      {t('drafts.scheduleWithoutTyped')}
    </p>
  );
  return (
    <Dialog title={t('drafts.scheduleOf', { name: resource.getName(row) })} onClose={onClose}>
      {actions.length > 0 ? (
        <ScheduleForm resource={resource} row={row} actions={actions} onClose={onClose}>
          {unsavedNote}
          <ScheduledList changes={changes} isBusy={isPending} onCancel={cancel} />
        </ScheduleForm>
      ) : (
        <div className="dialog-body">
          <p>{t('drafts.alwaysPublic')}</p>
          {unsavedNote}
          <ScheduledList changes={changes} isBusy={isPending} onCancel={cancel} />
        </div>
      )}
    </Dialog>
  );
}

type ScheduleFormProps<Row extends AuditFields> = Omit<ScheduleDialogProps<Row>, 'hasDraft' | 'isDirty'> & {
  actions: ScheduledAction[];
  children: ReactNode;
};

function ScheduleForm<Row extends AuditFields>({ resource, row, actions, onClose, children }: ScheduleFormProps<Row>) {
  const timezone = useScheduleZone(resource, row);
  const [action, setAction] = useState(actions[0]);
  const [at, setAt] = useState('');
  const [presets] = useState(() => presetsAfter(localDate(timezone, new Date().toISOString())));
  const { add, error: failure, isPending } = useAddScheduled(resource, row);
  const [lacksTime, setLacksTime] = useState(false);
  const error = lacksTime && at === '' ? t('drafts.chooseTime') : failure;

  function submit(event: FormEvent) {
    event.preventDefault();
    // React would also submit the form around this dialog.
    event.stopPropagation();
    setLacksTime(true);
    if (at && !isPending) add({ action, at, timezone }, { onSuccess: () => setAt('') });
  }
  return (
    <form className="dialog-form" noValidate onSubmit={submit}>
      <div className="dialog-body">
        <NestedFormField label={t('drafts.whatToDo')}>
          {(control) => (
            <Select
              {...control}
              value={action}
              options={actions.map((value) => ({ value, label: t(`scheduled.actions.${value}`) }))}
              onChoose={setAction}
            />
          )}
        </NestedFormField>
        <NestedFormField
          label={t('drafts.dateAndTime')}
          help={t('drafts.inZone', { zone: zoneName(timezone) })}
          error={error}
        >
          {(control) => (
            <>
              <input
                {...control}
                type="datetime-local"
                className="control control-medium"
                value={at}
                onChange={({ target }) => setAt(target.value)}
              />
              <div className="callout-actions">
                {presets.map((preset) => (
                  <SmallButton
                    label={preset.label}
                    key={preset.at}
                    aria-pressed={at === preset.at}
                    onClick={() => setAt(preset.at)}
                  />
                ))}
              </div>
            </>
          )}
        </NestedFormField>
        {children}
      </div>
      <DialogFoot isBusy={isPending} onClose={onClose}>
        <button type="submit" className="btn btn-primary" disabled={isPending}>
          {isPending ? t('drafts.scheduling') : t('drafts.schedule')}
        </button>
      </DialogFoot>
    </form>
  );
}

const monday = 1;
const dayMs = 86_400_000;

/** Returns the times that staff choose most often. `today` is a day like 2026-03-12 in the zone of the schedule. */
function presetsAfter(today: string): { label: string; at: string }[] {
  const dayAfter = (days: number) => new Date(Date.parse(today) + days * dayMs);
  const atNine = (day: Date) => `${day.toISOString().slice(0, 10)}T09:00`;
  const daysToMonday = (monday - dayAfter(0).getUTCDay() + 7) % 7 || 7;
  const tomorrow = { label: t('drafts.tomorrowAtNine'), at: atNine(dayAfter(1)) };
  return daysToMonday === 1
    ? [tomorrow]
    : [tomorrow, { label: t('drafts.mondayAtNine'), at: atNine(dayAfter(daysToMonday)) }];
}

/** Returns the zone of the conference, or else of the site. */
function useScheduleZone<Row extends AuditFields>({ timeZone }: ResourceConfig<Row>, row: Row): string {
  const { text } = useContent();
  return timeZone ?? ('timezone' in row ? String(row.timezone) : text('site.timezone') || localTimeZone());
}

type NewChange = { action?: ScheduledAction; at: string; timezone: string };

function useAddScheduled<Row extends AuditFields>(resource: ResourceConfig<Row>, row: Row) {
  const { service, schedulePath } = draftPlace(resource, row);
  const { cache, toast, describeError } = useWriteTools();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (change: NewChange) => createRow(schedulePath, change),
    onSuccess: () => toast(t('drafts.wasScheduled')),
    onSettled: () => cache.invalidateQueries(queriesUnder(draftEndpoints.schedule(service).path)),
  });
  return { add: mutate, error: error ? (fieldErrorsOf(error).at ?? describeError(error)) : undefined, isPending };
}

function useCancelScheduled<Row extends AuditFields>(resource: ResourceConfig<Row>, row: Row) {
  const { path } = draftEndpoints.schedule(draftPlace(resource, row).service);
  const { cache, toast, fail } = useWriteTools();
  const { mutate, isPending } = useMutation({
    mutationFn: (scheduleId: string) => sendWrite('DELETE', `${path}/${scheduleId}`),
    onSuccess: () => toast(t('drafts.canceled')),
    onError: (error) => fail(t('drafts.cancelFailed'), error),
    onSettled: () => cache.invalidateQueries(queriesUnder(path)),
  });
  return { cancel: mutate, isPending };
}

type ScheduledListProps = { changes: ScheduledChange[]; isBusy: boolean; onCancel: (scheduleId: string) => void };

/** A scheduled change that failed stays in the list until staff dismiss it. */
function ScheduledList({ changes, isBusy, onCancel }: ScheduledListProps) {
  const { nameOf } = useStaffNames();
  if (changes.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('drafts.scheduled')}>
      {changes.map((change) => (
        <li key={change.scheduleId}>
          <p>
            {describeScheduled(change)}
            <span className="muted">
              {' '}
              {rich('drafts.scheduledBy', { name: () => <bdi>{nameOf(change.createdBy)}</bdi> })}
            </span>
            {change.error !== null && (
              <span className={styles.error}>{t('drafts.failedBecause', { reason: change.error })}</span>
            )}
          </p>
          <SmallButton disabled={isBusy} onClick={() => onCancel(change.scheduleId)}>
            {change.error === null ? t('common.cancel') : t('common.dismiss')}
            <span className="visually-hidden">: {describeScheduled(change)}</span>
          </SmallButton>
        </li>
      ))}
    </ul>
  );
}
