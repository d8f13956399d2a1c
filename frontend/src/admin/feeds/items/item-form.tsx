import { type AdminFeedItem, feedItemOverrides } from '@majlis/contracts/feed-item-overrides';
import { t } from '#messages/staff';
import { TextField } from '../../crud/fields';
import type { ResourceConfig } from '../../crud/resource-config';
import { RowFormDialog } from '../../crud/row-form-dialog';
import { FormSwitch } from '../../form/form-field';
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
      title={t(`feeds.itemsOf.${item.kind}.edit`)}
      saveLabel={t('common.save')}
      resource={resource}
      row={item}
      draftKey={draftKey}
      schema={feedItemOverrides}
      verb="update"
      onDone={onClose}
      onClose={onClose}
    >
      <p className="form-note">{t('feeds.leaveEmpty')}</p>
      {/* A photo has no title field; a stored title is sent back unchanged. */}
      {!isPhoto && (
        <TextField
          name="titleOverride"
          label={t('feeds.titleOnSite')}
          isOptional
          help={<OriginalText text={item.title} />}
        />
      )}
      <TextField
        name="descriptionOverride"
        label={isPhoto ? t('feeds.captionOnSite') : t('feeds.descriptionOnSite')}
        isOptional
        rows={6}
        help={<OriginalText text={item.description} />}
      />
      <FormSwitch name="isHidden" label={t('feeds.hideIt')} />
      <FormSwitch name="isPinned" label={t('feeds.pinIt')} />
    </RowFormDialog>
  );
}
