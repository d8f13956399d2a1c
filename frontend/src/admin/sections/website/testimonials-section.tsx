import { type Testimonial, testimonials } from '@majlis/contracts/site/testimonials.schema';
import { t, texts } from '#messages/staff';
import { CrudForm, CrudPage } from '../../rows/crud/crud-page';
import { type CrudFormProps, type CrudSection, describePosition } from '../../rows/crud/crud-section';
import { ImageField } from '../../rows/crud/image-field';
import { type ResourceConfig, resourceOf } from '../../rows/resource/resource-config';
import { Thumbnail } from '../../shell/thumbnail';

export const testimonialResource: ResourceConfig<Testimonial> = {
  ...resourceOf<Testimonial>(testimonials),
  publicPath: () => '/',
  getName: ({ name }) => name,
  describe: (row) =>
    `${[`${row.name} (${describePosition(row)})`, formatRole(row)].join(t('lists.listSeparator'))}: ${row.testimonial}`,
};

/** Example: 'Professor, University of Fes, Morocco'; empty parts are left out. */
const formatRole = ({ title, organization, country }: Testimonial) =>
  [title, organization, country].filter(Boolean).join(t('lists.listSeparator'));

const TestimonialForm = (props: CrudFormProps<Testimonial>) => (
  <CrudForm
    {...props}
    resource={testimonialResource}
    columns={['title', 'organization', 'country']}
    inputs={{ imageUrl: <ImageField name="imageUrl" folder="testimonials" kind="portrait" isOptional /> }}
  />
);

const section: CrudSection<Testimonial> = {
  path: 'testimonials',
  title: t('common.testimonials'),
  texts: texts('sections.testimonials'),
  publicPath: '/',
  resource: testimonialResource,
  imageColumn: {
    header: t('common.image'),
    render: ({ imageUrl }) => <Thumbnail url={imageUrl} alt="" kind="portrait" />,
  },
  nameColumn: {
    header: t('common.name'),
    render: (testimonial) => (
      <>
        <span dir="auto">{testimonial.name}</span>
        <span className="row-subtitle" dir="auto">
          {formatRole(testimonial)}
        </span>
      </>
    ),
  },
  detailColumn: {
    header: t('testimonials.testimonial'),
    render: ({ testimonial }) => <p className="row-preview">{testimonial}</p>,
  },
  Form: TestimonialForm,
};

export const TestimonialsPage = () => <CrudPage section={section} />;
