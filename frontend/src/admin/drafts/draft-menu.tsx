import type { EditedDraft } from './edited-draft';
import { SaveMenu } from './save-menu';

type DraftMenuProps = { drafts: EditedDraft | null; isBusy: boolean };

/** What can be done with the form of a row that exists, besides saving it. */
export function DraftMenu({ drafts, isBusy }: DraftMenuProps) {
  if (!drafts) return null;
  const { isEditing, newerRow } = drafts;
  const isDisabled = isBusy || drafts.isBusy;
  const entry = isEditing
    ? ({
        label: newerRow ? 'Publish draft anyway' : 'Publish draft',
        icon: 'done',
        help: 'Visitors see it within seconds.',
        run: drafts.publish,
      } as const)
    : ({
        label: 'Save draft',
        icon: 'document',
        help: 'Visitors see it once it is published.',
        run: drafts.save,
      } as const);
  return <SaveMenu entries={[{ ...entry, isDisabled }]} />;
}
