import { zodResolver } from '@hookform/resolvers/zod';
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
import { type ResolverResult, type UseFormReturn, useForm, useFormContext, useWatch } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { Draft } from './draft-storage';
import { badInputErrors, changedFields, type FormValues, mergeChanges, toText } from './form-values';
import { useDraft } from './use-draft';

/** What is edited: its fields, the version it was read at, and the row itself. */
export type FormBaseline<Row> = { values: FormValues; version?: number; row?: Row };

/** What is to be saved, also as the fields hold it, and what it is written over. */
export type Submission<Input> = { input: Input; values: FormValues; base: FormBaseline<unknown> };

type DraftFormOptions<Input, Row> = {
  schema: ZodType<Input, FormValues>;
  base: FormBaseline<Row>;
  /** Under which name unsaved text is kept until it is saved or discarded. */
  draftKey: string;
  /** What is sent for these values, over `row`. */
  toInput: (values: FormValues, row?: Row) => FormValues;
  /** Fields without which saving is not offered at all. */
  required?: string[];
  onValid: (submission: Submission<Input>) => void;
};

export type DraftForm<Row = never> = {
  schema: ZodType;
  methods: UseFormReturn<FormValues>;
  ref: RefObject<HTMLFormElement | null>;
  /** Changes when the fields start anew. */
  revision: number;
  /** How often saving was refused, here or by the service. */
  refusals: number;
  isDirty: boolean;
  isComplete: boolean;
  /** Unsaved text of an earlier time. */
  offeredDraft: Draft | null;
  restoreDraft: () => void;
  discardDraft: () => void;
  /** Makes saving wait, for example for an upload. */
  hold: (isHeld: boolean) => void;
  /** Saves; over what somebody else wrote meanwhile, of which stays what was not changed here. */
  submit: (over?: FormBaseline<Row>) => Promise<void>;
  setServerErrors: (message: string, fields?: Record<string, string>) => void;
  reset: (base: FormBaseline<Row>, values?: FormValues) => void;
  /** Nothing of what was typed is to be kept or asked about. */
  discardChanges: () => void;
};

/** A form whose unsaved text survives the page: react-hook-form, checked by the contract, with a draft. */
export function useDraftForm<Input, Row>(options: DraftFormOptions<Input, Row>): DraftForm<Row> {
  const { schema, draftKey, toInput, required = [], onValid } = options;
  const ref = useRef<HTMLFormElement>(null);
  const base = useRef(options.base);
  const draft = useDraft(draftKey);
  const isFilled = (values: FormValues) => required.every((name) => toText(values[name]).trim() !== '');
  const [isComplete, setComplete] = useState(() => isFilled(options.base.values));
  const [isHeld, hold] = useState(false);
  const [revision, setRevision] = useState(0);
  const { refusals, refuse } = useFailedSubmits(ref);

  const methods = useForm<FormValues, unknown, Input>({
    defaultValues: options.base.values,
    resolver: async (values, context, resolving) => {
      const check = zodResolver(schema, undefined, { mode: 'sync' });
      const checked = await check(toInput(values, base.current.row), context, resolving);
      return rejectBadInput(checked, ref.current);
    },
    // Fields on a tab that is not open can take the focus only once it is.
    shouldFocusError: false,
  });
  const { isDirty } = methods.formState;

  const load: DraftForm<Row>['reset'] = (newBase, values = newBase.values) => {
    base.current = newBase;
    methods.reset(newBase.values);
    if (values !== newBase.values) methods.reset(values, { keepDefaultValues: true });
    setRevision((count) => count + 1);
    setComplete(isFilled(values));
  };

  /** What it was typed over may have been saved anew since, and an earlier release may have had other fields. */
  function loadDraft({ values, over = {}, version }: Draft) {
    const { values: known } = base.current;
    const onlyKnown = (stored: FormValues) =>
      Object.fromEntries(Object.entries(stored).filter(([name]) => name in known));
    const start = { ...known, ...onlyKnown(over) };
    load({ ...base.current, values: start, version }, { ...start, ...onlyKnown(values) });
  }

  const continueDraft = useEffectEvent(() => {
    if (draft.continued) loadDraft(draft.continued);
  });
  useEffect(() => continueDraft(), []);

  const onChange = (values: FormValues) => {
    const { values: over, version } = base.current;
    setComplete(isFilled(values));
    if (changedFields(values, over).length === 0) draft.remove();
    else draft.store({ values, over, version, typedAt: new Date().toISOString() });
  };
  useFieldChanges(methods.subscribe, onChange);

  return {
    schema,
    methods: methods as unknown as UseFormReturn<FormValues>,
    ref,
    revision,
    refusals,
    isDirty,
    isComplete: isComplete && !isHeld,
    offeredDraft: draft.offeredDraft,
    discardDraft: draft.discardDraft,
    restoreDraft() {
      const restored = draft.restoreDraft();
      if (restored) loadDraft(restored);
    },
    hold,
    async submit(over) {
      if (over) load(over, mergeChanges(over.values, methods.getValues(), base.current.values));
      const save = (input: Input) => onValid({ input, values: methods.getValues(), base: base.current });
      if (!(await submitIfValid(methods, save))) refuse();
    },
    setServerErrors(message, fields = {}) {
      methods.setError('root.server', { message });
      // That of an item of a list, 'tags.2', stands at the list; of several the first.
      for (const [name, text] of Object.entries(fields).reverse())
        methods.setError(name.split('.')[0] ?? name, { type: 'server', message: text });
      refuse();
    },
    reset: load,
    discardChanges() {
      const values = methods.getValues();
      base.current = { ...base.current, values };
      methods.reset(values, { keepFieldsRef: true });
      draft.remove();
    },
  };
}

function useFieldChanges(
  subscribe: UseFormReturn<FormValues>['subscribe'],
  onChange: (values: FormValues) => void,
): void {
  const onNews = useEffectEvent(onChange);
  useEffect(
    // A reset names no field.
    () => subscribe({ formState: { values: true }, callback: ({ name, values }) => name && onNews(values) }),
    [subscribe],
  );
}

function rejectBadInput<Input>(
  checked: ResolverResult<FormValues, Input>,
  form: HTMLFormElement | null,
): ResolverResult<FormValues, Input> {
  const unreadable = badInputErrors(form);
  if (Object.keys(unreadable).length === 0) return checked;
  return { values: {}, errors: { ...checked.errors, ...unreadable } };
}

/** Whether it was valid; by then the errors are there. */
async function submitIfValid<Input>(
  { handleSubmit }: UseFormReturn<FormValues, unknown, Input>,
  onValid: (input: Input) => void,
): Promise<boolean> {
  let isValid = false;
  await handleSubmit((input) => {
    isValid = true;
    onValid(input);
  })();
  return isValid;
}

/** Counts how often saving was refused, and moves the focus to the first field with an error. */
function useFailedSubmits(form: RefObject<HTMLFormElement | null>) {
  const [refusals, setRefusals] = useState(0);
  useLayoutEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refusals]);
  return { refusals, refuse: () => setRefusals((count) => count + 1) };
}

/** What fields know of the form around them, beside their values. */
type FormSettings = Pick<DraftForm, 'schema' | 'hold' | 'refusals'> & { isSaving: boolean };

export const FormSettingsContext = createContext<FormSettings | null>(null);

export function useFormSettings(): FormSettings {
  const settings = useContext(FormSettingsContext);
  if (!settings) throw new Error('A field needs a form around it');
  return settings;
}

/** What a field holds now, also while it is typed into. */
export function useFieldText(name: string): string {
  const value: unknown = useWatch<FormValues>({ name });
  return toText(value);
}

/** What a field held when the form was opened or loaded anew. */
export function useInitialValue(name: string): unknown {
  const { getValues } = useFormContext<FormValues>();
  return useState<unknown>(() => getValues(name))[0];
}
