import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { ZodError, ZodType } from 'zod';
import type { Draft } from './form-draft';
import {
  areEqual,
  heldBy,
  type Mistakes,
  mistakesLeft,
  putOver,
  unreadableIn,
  type Values,
  valuesOf,
} from './form-values';
import { useDraft } from './use-draft';

/** What is being edited: as text, the version it was read at, and the row itself. */
export type Base<Row> = { values: Values; version?: number; row?: Row };

/** What is to be saved, also as it was typed, and the fields and the version it is written over. */
export type Sent<Input> = { input: Input; values: Values; over: Values; version?: number };

type FormOptions<Input, Row> = {
  schema: ZodType<Input>;
  base: Base<Row>;
  /** Under which name unsaved text is kept until it is saved or given up. */
  draftKey: string;
  /** What is sent for these values, over `row`. */
  toInput: (values: Values, row?: Row) => unknown;
  /** Fields without which saving is not offered at all. */
  required?: string[];
  onValid: (sent: Sent<Input>) => void;
};

export type Form<Row = never> = {
  /** What is sent has to agree with it. */
  schema: ZodType;
  ref: RefObject<HTMLFormElement | null>;
  /** What the fields start with; `revision` changes when they start anew. */
  values: Values;
  revision: number;
  isDirty: boolean;
  isComplete: boolean;
  /** Those found when saving was refused, without the fields that were changed since. */
  mistakes: Mistakes;
  /** What the fields held then; another object with each refusal. */
  refused: Values;
  /** What went wrong with the form as a whole. */
  failure?: string;
  /** Unsaved text of an earlier time. */
  offer: Draft | null;
  noteInput: () => void;
  /** Makes saving wait, for example for an upload. */
  hold: (isHeld: boolean) => void;
  /** Saves; over what somebody else wrote meanwhile, of which stays what was not changed here. */
  submit: (over?: Base<Row>) => void;
  fail: (failure?: string, mistakes?: Mistakes) => void;
  load: (base: Base<Row>, values?: Values) => void;
  takeOffer: () => void;
  discardOffer: () => void;
  forget: () => void;
};

/** What fields know of the form around them. */
type FormAround = Form & { isSaving: boolean };

export const FormContext = createContext<FormAround | null>(null);

export function useFormContext(): FormAround {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field needs a form around it');
  return form;
}

export function useForm<Input, Row>({
  schema,
  base: opened,
  draftKey,
  toInput,
  required,
  onValid,
}: FormOptions<Input, Row>): Form<Row> {
  const ref = useRef<HTMLFormElement>(null);
  const draft = useDraft(draftKey);
  const { continued, offer, discardOffer } = draft;
  const [base, setBase] = useState(() => (continued ? baseOf(continued, opened) : opened));
  const [start, setStart] = useState({ values: continued?.values ?? base.values, revision: 0 });
  const [isDirty, setDirty] = useState(!areEqual(start.values, base.values));
  const isFilled = (values: Values) => required?.every((name) => values[name]?.trim()) ?? true;
  const [isComplete, setComplete] = useState(isFilled(start.values));
  const [isHeld, hold] = useState(false);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [refused, setRefused] = useState<Values>({});
  const [failure, setFailure] = useState<string>();

  // Not while the mistakes are mended one by one: that is no reason to take the focus away.
  useEffect(() => {
    if (refused) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  const refuse = (held: Values, found: Mistakes, text?: string) => {
    setRefused(held);
    setMistakes(found);
    setFailure(text);
  };
  const fail: Form['fail'] = (text, found = {}) => refuse(ref.current ? heldBy(ref.current) : {}, found, text);
  const load: Form<Row>['load'] = (newBase, values = newBase.values) => {
    setBase(newBase);
    setStart(({ revision }) => ({ values, revision: revision + 1 }));
    setDirty(!areEqual(values, newBase.values));
    setComplete(isFilled(values));
    fail();
  };
  const forget = () => {
    draft.drop();
    setDirty(false);
  };

  return {
    schema,
    ref,
    ...start,
    isDirty,
    isComplete: isComplete && !isHeld,
    mistakes,
    refused,
    failure,
    offer,
    fail,
    load,
    forget,
    discardOffer,
    hold,
    noteInput() {
      if (!ref.current) return;
      const values = valuesOf(ref.current);
      const differs = !areEqual(values, base.values);
      setDirty(differs);
      setComplete(isFilled(values));
      setMistakes(mistakesLeft(mistakes, refused, heldBy(ref.current)));
      if (differs) draft.keep({ values, over: base.values, version: base.version, typedAt: new Date().toISOString() });
      else draft.drop();
    },
    submit(over = base) {
      if (!ref.current) return;
      const values = putOver(over.values, valuesOf(ref.current), base.values);
      const unreadable = unreadableIn(ref.current);
      const checked = schema.safeParse(toInput(values, over.row));
      if (over !== base) load(over, values);
      refuse({ ...values, ...unreadable }, { ...mistakesIn(checked.error), ...unreadable });
      if (checked.success && Object.keys(unreadable).length === 0)
        onValid({ input: checked.data, values, over: over.values, version: over.version });
    },
    takeOffer() {
      const taken = draft.takeOffer();
      if (taken) load(baseOf(taken, base), taken.values);
    },
  };
}

/** What the draft was typed over, which may have been saved anew since. */
const baseOf = <Row>({ over, version }: Draft, base: Base<Row>): Base<Row> => ({
  ...base,
  values: over ?? base.values,
  version,
});

function mistakesIn(error: ZodError | undefined): Mistakes {
  // Reversed: of several mistakes of a field the first is the one to show.
  const found = error?.issues.toReversed().map(({ path, message }) => [path.join('.'), message]) ?? [];
  return Object.fromEntries(found);
}
