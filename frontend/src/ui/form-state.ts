import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { ZodError, ZodType } from 'zod';
import { type Draft, dropDraft, keepDraft, readDraft } from './form-draft';
import { areEqual, type Mistakes, unreadableIn, type Values, valuesOf } from './form-values';

/** What is being edited, as text, and the version it was read at. */
export type Base = { values: Values; version?: number };

type FormOptions<Input> = {
  schema: ZodType<Input>;
  base: Base;
  /** Under which name unsaved text is kept until it is saved or given up. */
  draftKey: string;
  toInput: (values: Values) => unknown;
  /** Fields without which saving is not offered at all. */
  required?: string[];
  onValid: (input: Input, version?: number) => void;
};

export type Form = {
  ref: RefObject<HTMLFormElement | null>;
  /** What the fields start with; `revision` changes when they start anew. */
  values: Values;
  revision: number;
  isDirty: boolean;
  isComplete: boolean;
  mistakes: Mistakes;
  /** What went wrong with the form as a whole. */
  failure?: string;
  /** Unsaved text of an earlier time. */
  offer: Draft | null;
  noteInput: () => void;
  /** Makes saving wait, for example for an upload. */
  hold: (isHeld: boolean) => void;
  submit: (version?: number) => void;
  fail: (failure?: string, mistakes?: Mistakes) => void;
  load: (base: Base, values?: Values) => void;
  takeOffer: () => void;
  forget: () => void;
};

export const FormContext = createContext<Form | null>(null);

export function useFormContext(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field needs a form around it');
  return form;
}

export function useForm<Input>({
  schema,
  base: opened,
  draftKey,
  toInput,
  required,
  onValid,
}: FormOptions<Input>): Form {
  const ref = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(opened);
  const [start, setStart] = useState({ values: opened.values, revision: 0 });
  const [isDirty, setDirty] = useState(false);
  const isFilled = (values: Values) => required?.every((name) => values[name]?.trim()) ?? true;
  const [isComplete, setComplete] = useState(isFilled(opened.values));
  const [isHeld, hold] = useState(false);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [failure, setFailure] = useState<string>();
  const [offer, setOffer] = useState(() => readDraft(draftKey));

  useEffect(() => {
    if (Object.keys(mistakes).length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [mistakes]);

  const fail: Form['fail'] = (text, fields = {}) => {
    setFailure(text);
    setMistakes(fields);
  };
  const load: Form['load'] = (newBase, values = newBase.values) => {
    setBase(newBase);
    setStart(({ revision }) => ({ values, revision: revision + 1 }));
    setDirty(!areEqual(values, newBase.values));
    setComplete(isFilled(values));
    setOffer(null);
    fail();
  };
  const forget = () => {
    dropDraft(draftKey);
    setOffer(null);
    setDirty(false);
  };

  return {
    ref,
    ...start,
    isDirty,
    isComplete: isComplete && !isHeld,
    mistakes,
    failure,
    offer,
    fail,
    load,
    forget,
    hold,
    noteInput() {
      if (!ref.current) return;
      const values = valuesOf(ref.current);
      const differs = !areEqual(values, base.values);
      setDirty(differs);
      setComplete(isFilled(values));
      if (differs) keepDraft(draftKey, { values, version: base.version, typedAt: new Date().toISOString() });
      else dropDraft(draftKey);
    },
    submit(version = base.version) {
      if (!ref.current) return;
      const checked = schema.safeParse(toInput(valuesOf(ref.current)));
      const unreadable = unreadableIn(ref.current);
      fail(undefined, { ...mistakesIn(checked.error), ...unreadable });
      if (checked.success && Object.keys(unreadable).length === 0) onValid(checked.data, version);
    },
    takeOffer() {
      if (offer) load({ ...base, version: offer.version }, offer.values);
    },
  };
}

function mistakesIn(error: ZodError | undefined): Mistakes {
  // Reversed: of several mistakes of a field the first is the one to show.
  const found = error?.issues.toReversed().map(({ path, message }) => [path.join('.'), message]) ?? [];
  return Object.fromEntries(found);
}
