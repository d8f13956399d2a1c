import { type Page, pageInput, pagePlacements } from '@majlis/contracts/pages';
import { slugify } from '@majlis/contracts/slugs';
import { useController } from 'react-hook-form';
import { t, texts } from '#messages/staff';
import { textToHtml } from '../content/text-to-html';
import { CrudForm } from '../crud/crud-form';
import { type CrudFormProps, nextOrder } from '../crud/crud-section';
import { SelectField } from '../crud/fields';
import { ImageField } from '../crud/image-field';
import { LengthField } from '../crud/length-field';
import { TitleAndSlug } from '../crud/title-and-slug';
import type { FormValues } from '../form/form-values';
import { pictureShapes } from '../media/picture-shapes';
import { RichTextField } from '../rich-text/rich-text-field';
import { pageResource } from './page-resource';

export const PageForm = (props: CrudFormProps<Page>) => (
  <CrudForm {...props} resource={pageResource} schema={pageInput} toInput={toInput} activeHelp={t('pages.activeHelp')}>
    <TitleAndSlug
      titleLabel={t('common.title')}
      slugLabel={t('common.address')}
      pathPrefix="/"
      toSlug={slugify}
      isSlugLocked={props.row?.isActive === true}
    />
    <RichTextField name="body" label={t('pages.text')} />
    <ImageField
      name="imageUrl"
      label={t('pages.picture')}
      folder="content"
      shapes={pictureShapes.page}
      help={t('pages.pictureHelp')}
      isOptional
    />
    <PlacementField {...props} />
    <LengthField
      name="metaDescription"
      label={t('pages.metaDescription')}
      rows={3}
      recommended={[150, 160]}
      isOptional
      help={t('pages.metaDescriptionHelp')}
    />
  </CrudForm>
);

const toInput = ({ body, ...rest }: FormValues): FormValues => ({ ...rest, body: textToHtml(String(body)) });

/** Each place has its own order: a page that moves to another place comes last there. */
function PlacementField({ row, rows }: Pick<CrudFormProps<Page>, 'row' | 'rows'>) {
  const { field: order } = useController({ name: 'order' });
  const orderAt = (placement: Page['placement']) =>
    row?.placement === placement ? row.order : nextOrder(rows.filter((other) => other.placement === placement));
  return (
    <SelectField
      name="placement"
      label={t('pages.placement')}
      help={t('pages.placementHelp')}
      options={pagePlacements}
      labels={texts('pages.placementLabels')}
      onSelect={(placement) => order.onChange(orderAt(placement))}
    />
  );
}
