import type { Message } from '@majlis/contracts/shared/messages';
import {
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type UseFormReturn, useForm, useFormContext, useWatch } from 'react-hook-form';
import type { ZodType } from 'zod';
import { changedFields, type FormValues, formLabels, mergeChanges, toText } from '../../shell/form-values';
import { fieldLabel, textOf } from '../../shell/text';
import { type UnsavedInput, useUnsavedInput } from '../../shell/unsaved-input';
import { badInputErrors, firstErrors } from './contract-fields';

export type FormBaseline<Row> = {
  values: FormValues;
  version?: number;
  row?: Row;
  /** True if these are the values of the row's draft. */
  isDraft?: boolean;
};

export const baselineOf = <Row extends { version: number }>(values: FormValues, row?: Row): FormBaseline<Row> => ({
  values,
  version: row?.version,
  row,
});

export type Submission<Input> = { input: Input; values: FormValues; base: FormBaseline<unknown> };

type StaffFormOptions<Input, Row> = {
  /** The table that has the labels of the form's fields. */
  table?: string;
  schema: ZodType<Input, FormValues>;
  base: FormBaseline<Row>;
  inputKey: string;
  toInput: (values: FormValues, row?: Row) => FormValues;
  required?: string[];
  /** Resolves when the request has ended; the form is not submitted again before. */
  onValid: (submission: Submission<Input>) => void | Promise<void>;
  /** Loads the row's draft into the form, if there still is one. Returns false if that failed. */
  openDraft?: () => Promise<boolean>;
};

export type StaffForm<Row = never> = {
  table: string | undefined;
  schema: ZodType;
  methods: UseFormReturn<FormValues>;
  ref: RefObject<HTMLFormElement | null>;
  resetCount: number;
  failedSubmits: number;
  isDirty: boolean;
  isComplete: boolean;
  offeredInput: UnsavedInput | null;
  restoreInput: () => void;
  discardInput: () => void;
  setBusy: (isBusy: boolean) => void;
  /** With `newBase` (another user's version), only the fields that were changed here are overwritten. */
  submit: (newBase?: FormBaseline<Row>) => Promise<void>;
  setServerErrors: (message: string, fields?: Record<string, Message>) => void;
  reset: (base: FormBaseline<Row>, values?: FormValues) => void;
  discardChanges: () => void;
};

/** React Hook Form with the schema of the contract. Unsaved input is kept in the browser. */
export function useStaffForm<Input, Row>(options: StaffFormOptions<Input, Row>): StaffForm<Row> {
  const { schema, inputKey, toInput, required = [], onValid } = options;
  const ref = useRef<HTMLFormElement>(null);
  const base = useRef(options.base);
  const unsaved = useUnsavedInput(inputKey);
  const isFilled = (values: FormValues) => required.every((name) => toText(values[name]).trim() !== '');
  const [isComplete, setComplete] = useState(() => isFilled(options.base.values));
  const [isBusy, setBusy] = useState(false);
  const isSubmitting = useRef(false);
  const [resetCount, setResetCount] = useState(0);
  const { failedSubmits, countFailedSubmit } = useFailedSubmits(ref);

  const methods = useForm<FormValues, unknown, Input>({
    defaultValues: options.base.values,
    resolver: (values) => {
      const { data, error } = schema.safeParse(toInput(values, base.current.row));
      const errors = {
        ...toFieldErrors(firstErrors(error?.issues ?? []), ref.current, options.table),
        ...badInputErrors(ref.current),
      };
      return data !== undefined && Object.keys(errors).length === 0
        ? { values: data, errors: {} }
        : { values: {}, errors };
    },
    // A field on a hidden tab cannot be focused before its tab opens.
    shouldFocusError: false,
  });
  const { isDirty } = methods.formState;

  const reset: StaffForm<Row>['reset'] = (newBase, values = newBase.values) => {
    base.current = newBase;
    methods.reset(newBase.values);
    if (values !== newBase.values) methods.reset(values, { keepDefaultValues: true });
    setResetCount((count) => count + 1);
    setComplete(isFilled(values));
  };

  const load = useLoadInput({ unsaved, base, reset, openDraft: options.openDraft });

  const onChange = (values: FormValues) => {
    const { values: baseValues, version, isDraft } = base.current;
    setComplete(isFilled(values));
    if (changedFields(values, baseValues).length === 0) unsaved.remove();
    else unsaved.store({ values, baseValues, version, typedAt: new Date().toISOString(), isOfDraft: isDraft });
  };
  useFieldChanges(methods.subscribe, onChange);

  return {
    table: options.table,
    schema,
    methods: methods as unknown as UseFormReturn<FormValues>,
    ref,
    resetCount,
    failedSubmits,
    isDirty,
    isComplete: isComplete && !isBusy,
    offeredInput: unsaved.offeredInput,
    discardInput: unsaved.discardInput,
    restoreInput() {
      const restored = unsaved.restoreInput();
      if (restored) void load(restored);
    },
    setBusy,
    async submit(newBase) {
      // A second press can come before the button is disabled. With `newBase`, the save continues the first one and must go on.
      if (isSubmitting.current && !newBase) return;
      isSubmitting.current = true;
      if (newBase) reset(newBase, mergeChanges(newBase.values, methods.getValues(), base.current.values));
      const save = (input: Input) => onValid({ input, values: methods.getValues(), base: base.current });
      try {
        if (!(await submitIfValid(methods, save))) countFailedSubmit();
      } finally {
        isSubmitting.current = false;
      }
    },
    setServerErrors(message, fields = {}) {
      methods.setError('root.server', { message });
      for (const [name, error] of Object.entries(toFieldErrors(fields, ref.current, options.table)).reverse())
        methods.setError(name.split('.')[0] ?? name, error);
      countFailedSubmit();
    },
    reset,
    discardChanges() {
      const values = methods.getValues();
      base.current = { ...base.current, values };
      methods.reset(values, { keepFieldsRef: true });
      unsaved.remove();
    },
  };
}

type LoadInputOptions<Row> = Pick<StaffForm<Row>, 'reset'> & {
  unsaved: ReturnType<typeof useUnsavedInput>;
  base: RefObject<FormBaseline<Row>>;
  openDraft?: () => Promise<boolean>;
};

function useLoadInput<Row>({ unsaved, base, reset, openDraft }: LoadInputOptions<Row>) {
  /** The row may have changed since the input was stored, and an older release may have had other fields. */
  function loadInput({ values, baseValues = {}, version }: UnsavedInput) {
    const { values: currentBase } = base.current;
    const existingFields = (stored: FormValues) =>
      Object.fromEntries(Object.entries(stored).filter(([name]) => name in currentBase));
    const start = { ...currentBase, ...existingFields(baseValues) };
    reset({ ...base.current, values: start, version }, { ...start, ...existingFields(values) });
  }

  /** Merges input that was typed into the row's draft into that draft, which may have changed meanwhile. */
  async function load(stored: UnsavedInput) {
    if (!stored.isOfDraft) return loadInput(stored);
    if (openDraft && !(await openDraft())) return;
    const { baseValues = {}, values } = stored;
    reset(base.current, mergeChanges(base.current.values, values, baseValues));
    unsaved.store(stored);
  }

  const continueInput = useEffectEvent(() => {
    if (unsaved.continued) void load(unsaved.continued);
  });
  useEffect(() => continueInput(), []);
  return load;
}

function useFieldChanges(
  subscribe: UseFormReturn<FormValues>['subscribe'],
  onChange: (values: FormValues) => void,
): void {
  const onFieldChange = useEffectEvent(onChange);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name, values }) => name && onFieldChange(values) }),
    [subscribe],
  );
}

/** Messages name a field by its label in the form, which is the name that users know. */
function toFieldErrors(messages: Record<string, Message>, form: HTMLFormElement | null, table?: string) {
  const labels = formLabels(form);
  const labelOf = (field: string) => labels[field] ?? fieldLabel(field, table);
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, { type: 'invalid', message: textOf(message, labelOf) }]),
  );
}

async function submitIfValid<Input>(
  { handleSubmit }: UseFormReturn<FormValues, unknown, Input>,
  onValid: (input: Input) => void | Promise<void>,
): Promise<boolean> {
  let saving: Promise<void> | undefined;
  await handleSubmit((input) => {
    saving = Promise.resolve(onValid(input));
  })();
  await saving;
  return saving !== undefined;
}

function useFailedSubmits(form: RefObject<HTMLFormElement | null>) {
  const [failedSubmits, setFailedSubmits] = useState(0);
  useLayoutEffect(() => {
    if (failedSubmits > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, failedSubmits]);
  return { failedSubmits, countFailedSubmit: () => setFailedSubmits((count) => count + 1) };
}

type FormSettings = Pick<StaffForm, 'table' | 'schema' | 'setBusy' | 'failedSubmits'> & { isSaving: boolean };

export const FormSettingsContext = createContext<FormSettings | null>(null);

export function useFormSettings(): FormSettings {
  const settings = useContext(FormSettingsContext);
  if (!settings) throw new Error('A field needs a form around it');
  return settings;
}

export function useFieldText(name: string): string {
  const value: unknown = useWatch<FormValues>({ name });
  return toText(value);
}

export function useInitialValue(name: string): unknown {
  const { getValues } = useFormContext<FormValues>();
  return useState<unknown>(() => getValues(name))[0];
}
