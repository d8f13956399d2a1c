import { type Page, pageInput, pagePlacements } from '@majlis/contracts/pages';
import { slugify } from '@majlis/contracts/slugs';
import { useController } from 'react-hook-form';
import type { FormValues } from '../../ui/form/form-values';
import { textToHtml } from '../content/text-to-html';
import { CrudForm } from '../crud/crud-form';
import { type CrudFormProps, nextOrder } from '../crud/crud-section';
import { SelectField } from '../crud/fields';
import { ImageField } from '../crud/image-field';
import { LengthField } from '../crud/length-field';
import { TitleAndSlug } from '../crud/title-and-slug';
import { RichTextField } from '../rich-text/rich-text-field';
import { pageResource, placementLabels } from './page-resource';

export const PageForm = (props: CrudFormProps<Page>) => (
  <CrudForm
    {...props}
    resource={pageResource}
    schema={pageInput}
    toInput={toInput}
    activeHelp="Only active pages are on the site."
  >
    <TitleAndSlug
      titleLabel="Title"
      slugLabel="Address"
      pathPrefix="/"
      toSlug={slugify}
      isSlugLocked={props.row?.isActive === true}
    />
    <RichTextField name="body" label="Text" />
    <ImageField
      name="imageUrl"
      label="Picture"
      folder="content"
      help="Shown large at the top of the page. Wide pictures look best."
      isOptional
    />
    <PlacementField {...props} />
    <LengthField
      name="metaDescription"
      label="Description for search engines"
      rows={3}
      recommended={[150, 160]}
      isOptional
      help="If empty, the first sentence of the text is used."
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
      label="Link to this page"
      help="It follows the entries that are always there. A page that is linked nowhere can still be opened at its address."
      options={pagePlacements}
      labels={placementLabels}
      onSelect={(placement) => order.onChange(orderAt(placement))}
    />
  );
}
