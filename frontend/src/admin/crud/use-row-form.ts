import type { AuditFields } from '@majlis/contracts/shared-fields';
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { ApiError } from '../../api/client';
import { createRow, sendWrite } from '../../api/write';
import type { FormValues } from '../../ui/form/form-values';
import { type DraftForm, type FormBaseline, type Submission, useDraftForm } from '../../ui/form/use-draft-form';
import { type ToastOptions, useToast } from '../../ui/toast/toast';
import { emptyToNull, toFormValues } from './contract-fields';
import { type EditConflict, useEditConflict } from './edit-conflict';
import { failureMessage, invalidateResource, type ResourceConfig, rowPath, successMessage } from './resource-config';
import { useDescribeError } from './use-describe-error';

export type RowFormOptions<Row extends AuditFields, Input> = {
  resource: ResourceConfig<Row>;
  /** Undefined while a new row is added. */
  row?: Row;
  draftKey: string;
  schema: ZodType<Input, FormValues>;
  /** Initial field values, also used when the server's version is loaded. Defaults to the contract's fields. */
  toValues?: (row?: Row) => FormValues;
  /** Builds the request body from the form values and the saved row. */
  toInput?: (values: FormValues, saved?: Row) => FormValues;
  required?: string[];
  /** Replaces the POST to the list. */
  add?: (input: Input) => Promise<Row>;
  /** Replaces both POST and PUT. */
  saveRow?: (input: Input, version?: number) => Promise<Row>;
  /** Verb in the specified success and failure toasts. */
  verb: 'save' | 'create' | 'update';
  /** A more specific failure toast. */
  failureOf?: (error: unknown) => string | undefined;
  /** Extra options of the success toast. */
  getToastOptions?: (written: Row) => ToastOptions;
  /** True if "save and add another" is offered; by default when a row is added. */
  allowsAddAnother?: boolean;
  onRowSaved?: (written: Row) => void;
  /** Called after the last save, when the form can close. */
  onDone: (written: Row) => void;
};

export type RowForm<Row extends AuditFields> = EditConflict<Row> & {
  form: DraftForm<Row>;
  isSaving: boolean;
  saveAndAddAnother?: () => void;
};

export function useRowForm<Row extends AuditFields, Input>(options: RowFormOptions<Row, Input>): RowForm<Row> {
  const { resource, row, verb, schema, allowsAddAnother: addsMore = !row, onDone } = options;
  const { toValues = (saved) => toFormValues(schema, saved), toInput = (values) => values } = options;
  const cache = useQueryClient();
  const toast = useToast();
  const refusalText = useDescribeError();

  const isOneOfMany = useRef(false);
  const [isAnotherDue, setAnotherDue] = useState(false);

  async function finish(written: Row) {
    const isLast = !isOneOfMany.current;
    form.discardChanges();
    // A toast action would lead the user away from the next row.
    toast(
      successMessage(resource, verb),
      isLast ? options.getToastOptions?.(written) : { detail: resource.getName(written) },
    );
    options.onRowSaved?.(written);
    if (isLast) onDone(written);
    await invalidateResource(cache, resource);
    // The default order of the next row needs the refetched list.
    if (!isLast) notifyManager.schedule(() => setAnotherDue(true));
  }

  const { add = (input: Input) => createRow<Row>(resource.list.path, input) } = options;
  const put = (input: Input, version?: number) =>
    row ? sendWrite<Row>('PUT', rowPath(resource, row), input, { ifMatch: version }) : add(input);

  const saving = useMutation({
    mutationFn: ({ input, base }: Submission<Input>) => (options.saveRow ?? put)(input, base.version),
    onSuccess: finish,
    onError: async (error, submission) => {
      const outcome = await conflicts.resolve(error, submission);
      if (outcome === 'settled') return;
      toast(options.failureOf?.(error) ?? failureMessage(resource, verb), { tone: 'destructive' });
      if (outcome === 'none')
        form.setServerErrors(refusalText(error), error instanceof ApiError ? error.response?.fields : {});
    },
  });

  const baseOf = (saved?: Row): FormBaseline<Row> => ({ values: toValues(saved), version: saved?.version, row: saved });
  const inputOf = (values: FormValues, saved?: Row) => emptyToNull(schema, toInput(values, saved));

  const form = useDraftForm<Input, Row>({
    schema,
    base: baseOf(row),
    draftKey: options.draftKey,
    toInput: inputOf,
    required: options.required,
    onValid: saving.mutate,
  });

  const conflicts = useEditConflict({
    resource,
    row,
    form,
    toValues,
    isSaved(saved, values) {
      const [stored, sent] = [toValues(saved), values].map((held) =>
        JSON.stringify(schema.safeParse(inputOf(held, saved)).data),
      );
      return stored !== undefined && stored === sent;
    },
    onSaved: finish,
  });

  useStartNextRow(form, isAnotherDue && !saving.isPending, () => {
    setAnotherDue(false);
    form.reset(baseOf());
  });

  function save(isOne: boolean, over?: FormBaseline<Row>) {
    isOneOfMany.current = isOne;
    return form.submit(over);
  }

  return {
    ...conflicts,
    form: { ...form, submit: (over) => save(false, over) },
    saveAndAddAnother: addsMore ? () => void save(true) : undefined,
    isSaving: saving.isPending,
  };
}

/** After a save, resets the form for the next row and focuses its first field. */
function useStartNextRow(
  { ref, revision }: Pick<DraftForm, 'ref' | 'revision'>,
  isDue: boolean,
  startAnew: () => void,
) {
  const isFresh = useRef(false);
  const begin = useEffectEvent(() => {
    isFresh.current = true;
    startAnew();
  });
  useEffect(() => {
    if (isDue) begin();
  }, [isDue]);
  useEffect(() => {
    if (revision > 0 && isFresh.current) ref.current?.querySelector<HTMLElement>(fieldSelector)?.focus();
    isFresh.current = false;
  }, [ref, revision]);
}

const fieldSelector = 'input:not([type="hidden"]), select, textarea';
