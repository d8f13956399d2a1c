import { type AdminFeedItem, feedItemOverrides } from '@majlis/contracts/feed-item-overrides';
import { FormSwitch } from '../../../ui/form/form-field';
import { TextField } from '../../crud/fields';
import type { ResourceConfig } from '../../crud/resource-config';
import { RowFormDialog } from '../../crud/row-form-dialog';
import { OriginalText } from './original-text';

type ItemFormProps = {
  item: AdminFeedItem;
  resource: ResourceConfig<AdminFeedItem>;
  draftKey: string;
  onClose: () => void;
};

/** Edits overrides, which are stored beside the source's texts (ADR 0011). */
export function ItemForm({ item, resource, draftKey, onClose }: ItemFormProps) {
  const isPhoto = item.kind === 'instagram';
  return (
    <RowFormDialog
      title={`Edit ${resource.noun}`}
      saveLabel="Save"
      resource={resource}
      row={item}
      draftKey={draftKey}
      schema={feedItemOverrides}
      verb="update"
      onDone={onClose}
      onClose={onClose}
    >
      <p className="form-note">Leave a field empty to keep the source’s text, updated automatically.</p>
      {/* A photo has no title field; a stored title is sent back unchanged. */}
      {!isPhoto && (
        <TextField
          name="titleOverride"
          label="Title shown on the site"
          isOptional
          help={<OriginalText text={item.title} />}
        />
      )}
      <TextField
        name="descriptionOverride"
        label={isPhoto ? 'Caption shown on the site' : 'Description shown on the site'}
        isOptional
        rows={6}
        help={<OriginalText text={item.description} />}
      />
      <FormSwitch name="isHidden" label="Hide it" help="Visitors do not see it. You can show it again at any time." />
      <FormSwitch name="isPinned" label="Pin it" help="It comes first, before newer items." />
    </RowFormDialog>
  );
}
