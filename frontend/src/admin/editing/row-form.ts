import type { EditableRow } from '@majlis/contracts/editable-row';
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { ApiError } from '../../api/client';
import { write } from '../../api/write';
import { type Base, type Form, type Sent, useForm } from '../../ui/form/form-state';
import { changedInBoth, labelsOf, type Values } from '../../ui/form/form-values';
import { type ToastOptions, useToast } from '../../ui/toast/toast';
import { useAuth } from '../sign-in/auth';
import { type Conflict, findConflict } from './conflict';
import { addressOf, doneText, failedText, type Resource, refresh } from './resource';
import { useRefusalText } from './use-refusal-text';

type RowFormOptions<Row extends EditableRow, Input> = {
  resource: Resource<Row>;
  /** The row being edited; none when one is added. */
  row?: Row;
  draftKey: string;
  schema: ZodType<Input>;
  /** What the fields start with, also when somebody else's version is loaded. */
  toValues: (row?: Row) => Values;
  /** What is sent for these values, over the row as it is saved. */
  toInput: (values: Values, saved?: Row) => unknown;
  required?: string[];
  write: (input: Input, version?: number) => Promise<Row>;
  /** How the catalogue of messages calls this write. */
  verb: 'save' | 'create' | 'update';
  /** A message for a failure that says more than the one of the catalogue. */
  failureOf?: (error: unknown) => string | undefined;
  /** What else the toast of success has. */
  toastOf?: (written: Row) => ToastOptions;
  /** Whether another row can be added after this one, which is so when one is added unless this says no. */
  addsMore?: boolean;
  onWritten?: (written: Row) => void;
  /** Nothing more is to be written here. */
  onDone: (written: Row) => void;
};

/** With the labels of the fields that both have changed. */
type Contest<Row> = Conflict<Row> & { contested: string[] };

export type RowForm<Row extends EditableRow> = {
  form: Form<Row>;
  isSaving: boolean;
  conflict: Contest<Row> | null;
  loadTheirs: () => void;
  /** Writes what was changed here over theirs; a deleted row is restored first. */
  keepMine: () => Promise<void>;
  /** Saves, and begins with another row. */
  addAnother?: () => void;
};

export function useRowForm<Row extends EditableRow, Input>(options: RowFormOptions<Row, Input>): RowForm<Row> {
  const { resource, row, verb, toValues, addsMore = !row, onDone } = options;
  const cache = useQueryClient();
  const toast = useToast();
  const refusalText = useRefusalText();
  const { user } = useAuth();
  const [conflict, setConflict] = useState<Contest<Row> | null>(null);

  const isOneOfMany = useRef(false);
  const [isAnotherDue, setAnotherDue] = useState(false);

  async function finish(written: Row) {
    const isLast = !isOneOfMany.current;
    form.forget();
    // An action of the toast would lead away from the next row.
    toast(doneText(resource, verb), isLast ? options.toastOf?.(written) : { detail: resource.nameOf(written) });
    options.onWritten?.(written);
    if (isLast) onDone(written);
    await refresh(cache, resource);
    // The list is drawn anew by then: the next row comes after this one.
    if (!isLast) notifyManager.schedule(() => setAnotherDue(true));
  }

  const baseOf = (saved?: Row): Base<Row> => ({ values: toValues(saved), version: saved?.version, row: saved });

  const saving = useMutation({
    mutationFn: ({ input, version }: Sent<Input>) => options.write(input, version),
    onSuccess: finish,
    onError: async (error, { values, over }) => {
      const found = row ? await findConflict(cache, resource, row, error) : null;
      // An earlier attempt whose answer was lost.
      if (found?.theirs && isSaved(options, found.theirs, values)) return finish(found.theirs);
      const contested = found?.theirs ? changedInBoth(toValues(found.theirs), values, over) : [];
      // One's own move, switch or other window: nobody has to choose between what they did here and there.
      if (found?.theirs && found.by === user?.email && contested.length === 0) return form.submit(baseOf(found.theirs));
      toast(options.failureOf?.(error) ?? failedText(resource, verb), { tone: 'destructive' });
      setConflict(found && { ...found, contested: form.ref.current ? labelsOf(contested, form.ref.current) : [] });
      if (!found) form.fail(refusalText(error), error instanceof ApiError ? error.problem?.fields : undefined);
    },
  });

  const form: Form<Row> = useForm<Input, Row>({
    schema: options.schema,
    base: baseOf(row),
    draftKey: options.draftKey,
    toInput: options.toInput,
    required: options.required,
    onValid: saving.mutate,
  });

  useAnother(form, isAnotherDue && !saving.isPending, () => {
    setAnotherDue(false);
    form.load(baseOf());
  });

  function save(isOne: boolean, over?: Base<Row>) {
    isOneOfMany.current = isOne;
    form.submit(over);
  }

  return {
    form: { ...form, submit: (over) => save(false, over) },
    addAnother: addsMore ? () => save(true) : undefined,
    isSaving: saving.isPending,
    conflict,
    loadTheirs() {
      if (!conflict?.theirs) return;
      form.forget();
      form.load(baseOf(conflict.theirs));
      setConflict(null);
    },
    keepMine: async () => {
      if (!conflict || !row) return;
      try {
        const over = conflict.theirs ?? (await write<Row>('POST', `${addressOf(resource, row)}/restore`));
        setConflict(null);
        form.submit(baseOf(over));
      } catch (error) {
        form.fail(refusalText(error));
      }
    },
  };
}

/** Does the row already hold what was typed? */
function isSaved<Row extends EditableRow, Input>(
  options: RowFormOptions<Row, Input>,
  saved: Row,
  typed: Values,
): boolean {
  const [stored, sent] = [options.toValues(saved), typed].map((values) =>
    JSON.stringify(options.schema.safeParse(options.toInput(values, saved)).data),
  );
  return stored !== undefined && stored === sent;
}

/** Once a row is saved and another is to be added: empty fields, and the focus in the first. */
function useAnother({ ref, revision }: Form, isDue: boolean, startAnew: () => void) {
  const isFresh = useRef(false);
  const begin = useEffectEvent(() => {
    isFresh.current = true;
    startAnew();
  });
  useEffect(() => {
    if (isDue) begin();
  }, [isDue]);
  useEffect(() => {
    if (revision > 0 && isFresh.current) ref.current?.querySelector<HTMLElement>(fields)?.focus();
    isFresh.current = false;
  }, [ref, revision]);
}

const fields = 'input:not([type="hidden"]), select, textarea';
