import { type TimelineEvent, timelineEventInput, timelinePages } from '@majlis/contracts/timeline-events';
import { OrderedForm } from '../editing/ordered-form';
import type { OrderedFormProps } from '../editing/ordered-section';
import { SelectField } from '../editing/select-field';
import { TextField } from '../editing/text-field';
import { DescriptionField } from './description-field';
import { pageLabels, timelineResource } from './timeline-resource';

const toValues = ({ year = '', title = '', description = '', page = 'about' }: Partial<TimelineEvent> = {}) => ({
  year,
  title,
  description,
  page,
});

export function TimelineForm(props: OrderedFormProps<TimelineEvent>) {
  return (
    <OrderedForm
      {...props}
      resource={timelineResource}
      schema={timelineEventInput}
      toValues={toValues}
      activeHelp="Only active events are shown on the site."
    >
      <TextField name="year" label="Year" help="A year, or a range such as 2011-2013." />
      <TextField name="title" label="Title" />
      <DescriptionField />
      <SelectField
        name="page"
        label="Page"
        help="Where the event is shown."
        options={timelinePages}
        names={pageLabels}
      />
    </OrderedForm>
  );
}
