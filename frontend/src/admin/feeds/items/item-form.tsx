import { feedItemEdit, type ManagedFeedItem } from '@majlis/contracts/feed-edits';
import { write } from '../../../api/write';
import { FormSwitch } from '../../../ui/form/form-switch';
import type { Values } from '../../../ui/form/form-values';
import { addressOf, type Resource } from '../../editing/resource';
import { RowDialog } from '../../editing/row-dialog';
import { useRowForm } from '../../editing/row-form';
import { TextField } from '../../editing/text-field';
import { SourceSays } from './source-says';

type ItemFormProps = {
  item: ManagedFeedItem;
  resource: Resource<ManagedFeedItem>;
  draftKey: string;
  onClose: () => void;
};

/** What staff say of an item; what the source says is never written over. */
export function ItemForm({ item, resource, draftKey, onClose }: ItemFormProps) {
  const editing = useRowForm({
    resource,
    row: item,
    draftKey,
    schema: feedItemEdit,
    toValues: (row = item) => valuesOf(row),
    toInput: ({ isHidden, isPinned, ...texts }) => ({
      ...texts,
      isHidden: isHidden === 'on',
      isPinned: isPinned === 'on',
    }),
    write: (input, version) => write<ManagedFeedItem>('PUT', addressOf(resource, item), input, { ifMatch: version }),
    verb: 'update',
    onDone: onClose,
  });
  return (
    <RowDialog title={`Edit ${resource.noun}`} saveLabel="Save" resource={resource} editing={editing} onClose={onClose}>
      <ItemFields item={item} />
    </RowDialog>
  );
}

function ItemFields({ item: { kind, title, description, ownTitle } }: { item: ManagedFeedItem }) {
  const isPhoto = kind === 'instagram';
  return (
    <>
      <p className="form-note">A field that is empty leaves the source’s words, which go on being kept up to date.</p>
      {isPhoto ? (
        <input type="hidden" name="ownTitle" defaultValue={ownTitle} />
      ) : (
        <TextField name="ownTitle" label="Own title" isOptional help={<SourceSays text={title} />} />
      )}
      <TextField
        name="ownDescription"
        label={isPhoto ? 'Own caption' : 'Own description'}
        isOptional
        rows={6}
        help={<SourceSays text={description} />}
      />
      <FormSwitch name="isHidden" label="Hide it" help="Visitors see it nowhere; it can be shown again at any time." />
      <FormSwitch name="isPinned" label="Pin it" help="It comes first, before what is newer." />
    </>
  );
}

const valuesOf = ({ ownTitle, ownDescription, isHidden, isPinned }: ManagedFeedItem): Values => ({
  ownTitle,
  ownDescription,
  ...(isHidden && { isHidden: 'on' }),
  ...(isPinned && { isPinned: 'on' }),
});
