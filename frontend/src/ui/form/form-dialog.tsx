import { Dialog } from '../dialog/dialog';
import { FormFrame, type FormFrameProps } from './form-frame';
import { useAskBeforeLeaving } from './form-leave';

type FormDialogProps = FormFrameProps & { title: string; onClose: () => void };

export function FormDialog({ title, onClose, ...frame }: FormDialogProps) {
  const { isDirty, forget } = frame.form;
  const mayLeave = useAskBeforeLeaving(isDirty, forget);

  // What is on its way cannot be called back.
  async function close() {
    if (!frame.isSaving && (await mayLeave())) onClose();
  }

  return (
    <Dialog title={title} isBusy={frame.isSaving} onClose={() => void close()}>
      <FormFrame {...frame} shape="dialog" onCancel={() => void close()} />
    </Dialog>
  );
}
