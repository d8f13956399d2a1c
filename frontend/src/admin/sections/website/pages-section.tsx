import { slugify } from '@majlis/contracts/shared/slugs';
import { type Page, pagePlacements, pages } from '@majlis/contracts/site/pages.schema';
import { t, texts } from '#messages/staff';
import { ExternalLink } from '../../../ui/page/external-link';
import { LengthField } from '../../fields/fields';
import { pictureShapes } from '../../fields/picture/picture-cuts';
import { RichTextField } from '../../fields/rich-text/rich-text-field';
import { textToHtml } from '../../fields/rich-text/text-to-html';
import { TitleAndSlug } from '../../fields/title-and-slug';
import { CrudForm, CrudPage, GroupField } from '../../rows/crud/crud-page';
import { type CrudFormProps, type CrudSection, describePosition } from '../../rows/crud/crud-section';
import { ImageField } from '../../rows/crud/image-field';
import { type ResourceConfig, resourceOf } from '../../rows/resource/resource-config';
import type { FormValues } from '../../shell/form-values';

const publicPagePath = ({ slug }: Pick<Page, 'slug'>) => `/${slug}`;

export const pageResource: ResourceConfig<Page> = {
  ...resourceOf<Page>(pages),
  publicPath: publicPagePath,
  getName: ({ title }) => title,
  describe: (page) =>
    `${page.title} (${[publicPagePath(page), describePosition(page)].join(t('lists.listSeparator'))}) ${page.body}`,
};

const PageForm = (props: CrudFormProps<Page>) => (
  <CrudForm
    {...props}
    resource={pageResource}
    toInput={toInput}
    inputs={{
      title: <TitleAndSlug pathPrefix="/" toSlug={slugify} isSlugLocked={props.row?.isActive === true} />,
      slug: null,
      body: <RichTextField name="body" />,
      imageUrl: (
        <ImageField
          name="imageUrl"
          folder="content"
          shapes={pictureShapes.page}
          help={t('pages.pictureHelp')}
          isOptional
        />
      ),
      placement: (
        <GroupField
          row={props.row}
          rows={props.rows}
          name="placement"
          options={pagePlacements}
          labels={texts('pages.placementLabels')}
          groupOf={({ placement }) => placement}
        />
      ),
      metaDescription: <LengthField name="metaDescription" rows={3} recommended={[150, 160]} isOptional />,
    }}
  />
);

const toInput = ({ body, ...rest }: FormValues): FormValues => ({ ...rest, body: textToHtml(String(body)) });

const section: CrudSection<Page> = {
  path: 'pages',
  title: t('common.pages'),
  texts: texts('sections.pages'),
  resource: pageResource,
  nameColumn: { header: t('common.title'), render: ({ title }) => <span dir="auto">{title}</span> },
  detailColumn: { header: t('common.address'), render: PageAddress },
  groups: pagePlacements.map((placement) => ({
    label: t(`pages.placementLabels.${placement}`),
    includes: (page) => page.placement === placement,
  })),
  Form: PageForm,
};

export const PagesPage = () => <CrudPage section={section} />;

function PageAddress(page: Page) {
  const path = <bdi dir="ltr">{publicPagePath(page)}</bdi>;
  return page.isActive ? (
    <ExternalLink href={publicPagePath(page)}>{path}</ExternalLink>
  ) : (
    <span className="muted">{path}</span>
  );
}
