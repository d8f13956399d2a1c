import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { FormPage } from '../../../src/admin/fields/form/form-layout';
import { useStaffForm } from '../../../src/admin/fields/form/staff-form';
import type { FormValues } from '../../../src/admin/shell/form-values';

/** Limits of a few fields, so that their counters are visible. */
const schema = z.object({ near: z.string().max(60), over: z.string().max(20) });

type SampleFormOptions = {
  values: FormValues;
  errors?: Record<string, string>;
  /** The message about the form as a whole. */
  serverError?: string;
  isDirty?: boolean;
};

export function useSampleForm({ values, errors = {}, serverError, isDirty = false }: SampleFormOptions) {
  const form = useStaffForm({
    schema,
    base: { values },
    inputKey: 'components',
    toInput: (input) => input,
    onValid: () => undefined,
  });
  const setErrors = useEffectEvent(() => {
    for (const [name, message] of Object.entries(errors)) form.methods.setError(name, { message });
    if (serverError) form.methods.setError('root.server', { message: serverError });
  });
  useEffect(() => setErrors(), []);
  return { ...form, isDirty };
}

type SampleFormProps = SampleFormOptions & { isSaving?: boolean; children: ReactNode };

export function SampleForm({ isSaving = false, children, ...options }: SampleFormProps) {
  const form = useSampleForm(options);
  return (
    <FormPage form={form} isSaving={isSaving} saveLabel="Save" onCancel={() => undefined}>
      {children}
    </FormPage>
  );
}
