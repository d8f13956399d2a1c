import type { DraftWithInput } from '@majlis/contracts/drafts';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from '#messages/staff';
import type { Submission } from '../form/use-draft-form';
import { useToast } from '../toast/toast';
import { draftPlace, invalidateDrafts, useRowDraft } from './draft-of-row';
import { type EditDraftOptions, type EditedDraft, type ShownVersion, useShownVersion } from './edited-draft';
import { useChooseVersion } from './use-choose-version';
import { usePublishDraft } from './use-publish-draft';
import { useStoreDraft } from './use-store-draft';

type Purpose = 'live' | 'draft' | 'publish' | 'publish anyway';

/** `over` is the draft of another user that is replaced. */
type Wanted = { purpose: Purpose; over?: DraftWithInput };

/** Saves the form as a draft, which is published by a press of its own (ADR 0025). */
export function useEditDraft<Row extends AuditFields>(options: EditDraftOptions<Row>) {
  const { resource, row } = options;
  const shown = useShownVersion(options);
  const { choose, publishStored, take, submitFor, run, isPending } = useDraftWrites(options, shown);
  const { draft: found, isKnown } = useRowDraft(resource, row);
  const { edited, conflict } = shown;
  const draft = edited ?? found;
  useShowDraftFirst(options, isKnown, () => found && row && run(() => choose.edit(row)));
  if (!row) return { drafts: null, take };

  const isOutdated = draft !== undefined && row.version > draft.baseVersion;
  const newerRow = shown.newerRow ?? (isOutdated ? { by: row.updatedBy, at: row.updatedAt } : undefined);
  const drafts: EditedDraft = {
    draft,
    isEditing: edited !== null,
    isBusy: isPending,
    newerRow,
    conflict,
    loadConflicting: () => conflict && run(() => shown.showDraft(conflict.stored)),
    overwrite() {
      if (!conflict) return;
      shown.setConflict(null);
      submitFor('draft', conflict.stored);
    },
    edit: () => run(() => choose.edit(row)),
    open: () => choose.open(row),
    showLive: () => run(choose.showLive),
    save: () => submitFor('draft'),
    publish() {
      const isTyped = options.form.isDirty || options.otherChanges?.isDirty === true;
      if (edited && isTyped) submitFor(newerRow ? 'publish anyway' : 'publish');
      else if (draft)
        run(async () => {
          if (await choose.confirmLosing(t('drafts.publishQuestion'), t('drafts.discardAndPublish')))
            await publishStored(row, draft, newerRow !== undefined);
        });
    },
    discard: () => run(() => choose.discard(row)),
  };
  return { drafts, take };
}

/** A form opens with the draft of its row, unless something was typed already or is offered again. */
function useShowDraftFirst<Row extends AuditFields>(
  { form, otherChanges }: EditDraftOptions<Row>,
  isKnown: boolean,
  onShow: () => void,
) {
  const isDecided = useRef(false);
  const decide = useEffectEvent(() => {
    if (isDecided.current) return;
    isDecided.current = true;
    if (!form.isDirty && !form.offeredDraft && !otherChanges?.isDirty) onShow();
  });
  useEffect(() => {
    // This render fills in unsaved input from before a reload, which must not be replaced by the draft.
    const timer = isKnown ? setTimeout(decide) : undefined;
    return () => clearTimeout(timer);
  }, [isKnown]);
}

function useDraftWrites<Row extends AuditFields>(options: EditDraftOptions<Row>, shown: ShownVersion<Row>) {
  const { resource, row, form, otherChanges, onDone } = options;
  const cache = useQueryClient();
  const toast = useToast();
  const choose = useChooseVersion(options, shown);
  const store = useStoreDraft(options, shown);
  const publishStored = usePublishDraft(options, shown);
  const wanted = useRef<Wanted>({ purpose: 'live' });
  const { mutate: run, isPending } = useMutation({ mutationFn: (work: () => Promise<void>) => work() });

  async function storeFor({ purpose, over }: Wanted, saved: Row, submission: Submission<unknown>) {
    const stored = await store(saved, submission, over);
    if (!stored) return;
    if (purpose !== 'draft') {
      await shown.showDraft(stored);
      await publishStored(saved, stored, purpose === 'publish anyway');
      return;
    }
    form.discardChanges();
    otherChanges?.discardChanges();
    toast(t('drafts.draftSaved'), { detail: t('drafts.seenOncePublished') });
    onDone(saved);
    await invalidateDrafts(cache, draftPlace(resource, saved).service);
  }

  /** Is called with the valid input of the form. Returns false if it is to be saved as the live row. */
  function take(submission: Submission<unknown>): boolean {
    const { current } = wanted;
    if (current.purpose === 'live' || !row) return false;
    run(() => storeFor(current, row, submission));
    return true;
  }
  function submitFor(purpose: Purpose, over?: DraftWithInput): void {
    wanted.current = { purpose, over };
    void form.submit(over && shown.toBaseline(over)).finally(() => {
      wanted.current = { purpose: 'live' };
    });
  }
  return { choose, publishStored, take, submitFor, run, isPending };
}
