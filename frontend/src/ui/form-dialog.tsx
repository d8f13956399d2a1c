import { Dialog } from './dialog';
import { FormFrame, type FormFrameProps } from './form-frame';
import { useAskBeforeLeaving } from './form-leave';

type FormDialogProps = FormFrameProps & { title: string; onClose: () => void };

export function FormDialog({ title, onClose, ...frame }: FormDialogProps) {
  const { isDirty, forget } = frame.form;
  const mayLeave = useAskBeforeLeaving(isDirty, forget);

  async function close() {
    if (await mayLeave()) onClose();
  }

  return (
    <Dialog title={title} onClose={() => void close()}>
      <FormFrame {...frame} shape="dialog" onCancel={() => void close()} />
    </Dialog>
  );
}
