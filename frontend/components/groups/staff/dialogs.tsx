import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { MenuDrawer } from '../../../src/admin/admin-layout';
import { TextField } from '../../../src/admin/fields/fields';
import { FormDialog } from '../../../src/admin/fields/form/form-layout';
import { NestedForm, NestedFormField } from '../../../src/admin/fields/form/nested-form';
import { Icon } from '../../../src/admin/shell/buttons';
import { ConfirmProvider, useConfirm } from '../../../src/admin/shell/confirm';
import { Dialog } from '../../../src/ui/dialog/dialog';
import { StatusBadge } from '../../../src/ui/page/status-badge';
import { Palette } from '../../../src/ui/palette/palette';
import type { Group } from '../../group';
import { useSampleForm } from './sample-form';

const ignore = () => undefined;

function Confirmation({ title }: { title: string }) {
  const confirm = useConfirm();
  const ask = useEffectEvent(() => {
    void confirm({ question: `Delete “${title}”?`, detail: 'You can undo this.', confirmLabel: 'Delete' });
  });
  useEffect(() => ask(), []);
  return null;
}

type FormSampleProps = { title: string; isSaving?: boolean; errors?: Record<string, string>; children: ReactNode };

function FormSample({ title, isSaving = false, errors, children }: FormSampleProps) {
  const form = useSampleForm({ values: { title, text: '' }, errors, isDirty: true });
  return (
    <FormDialog
      title={`Edit ${title}`}
      form={form}
      isSaving={isSaving}
      saveLabel="Save"
      onAddAnother={ignore}
      onClose={ignore}
    >
      {children}
    </FormDialog>
  );
}

const formFields = (
  <>
    <TextField name="title" label="Title" />
    <TextField name="text" label="Text" rows={3} isOptional />
  </>
);

const unmarked = (text: string) => ({ text, matches: [] });

const paletteOf = (title: string, longTitle: string) => (
  <Palette
    label="Find in the staff area"
    maxLength={100}
    text={title}
    onText={ignore}
    groups={[
      {
        id: 'actions',
        label: 'Actions',
        options: [{ id: 'add', title: unmarked('Add speaker'), icon: <Icon name="add" /> }],
      },
      {
        id: 'sessions',
        label: 'Sessions',
        options: [
          { id: '1', title: { text: title, matches: [[0, 4]] }, url: '/1', badge: <StatusBadge status="draft" /> },
          { id: '2', title: unmarked(longTitle), note: unmarked(title), url: '/2' },
        ],
      },
    ]}
    onClose={ignore}
  >
    <p role="status">3 results</p>
  </Palette>
);

export const dialogs: Group = {
  title: 'Dialogs',
  area: 'staff',
  samples: ({ title, longTitle, sentence }) => [
    {
      name: 'Confirmation',
      frameHeight: 300,
      element: (
        <ConfirmProvider>
          <Confirmation title={title} />
        </ConfirmProvider>
      ),
    },
    {
      name: 'Form above another form, with an error',
      frameHeight: 320,
      element: (
        <NestedForm title="Link" saveLabel="Save" onSave={ignore} onClose={ignore}>
          <NestedFormField label="Address" error="Enter an address" help={sentence}>
            {(input) => <input {...input} className="control" defaultValue="" />}
          </NestedFormField>
        </NestedForm>
      ),
    },
    { name: 'Drawer', frameHeight: 560, element: <MenuDrawer onClose={ignore} /> },
    {
      name: 'Form dialog, not saved',
      frameHeight: 560,
      element: (
        <FormSample title={title} errors={{ text: 'Text is required' }}>
          {formFields}
        </FormSample>
      ),
    },
    {
      name: 'Form dialog, saving',
      isWide: true,
      frameHeight: 500,
      element: (
        <FormSample title={title} isSaving>
          {formFields}
        </FormSample>
      ),
    },
    { name: 'Palette', isWide: true, frameHeight: 460, element: paletteOf(title, longTitle) },
    {
      name: 'Wide dialog with a long title',
      isWide: true,
      frameHeight: 500,
      element: (
        <Dialog title={longTitle} shape="wide" onClose={ignore}>
          <p className="dialog-body" dir="auto">
            {sentence}
          </p>
        </Dialog>
      ),
    },
  ],
};
