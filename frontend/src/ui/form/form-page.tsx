import { FormFrame, type FormFrameProps } from './form-frame';
import { useAskBeforeLeaving } from './form-leave';

/** A form that is a page of its own: every way out of it, Cancel too, leads to another address and asks first. */
export function FormPage(props: FormFrameProps & { onCancel: () => void }) {
  useAskBeforeLeaving(props.form.isDirty, props.form.forget);
  return <FormFrame {...props} shape="page" />;
}
