import { type TimelineEvent, timelineEventInput, timelinePages } from '@majlis/contracts/timeline-events';
import { FormField } from '../../ui/form-field';
import { OrderedForm } from '../editing/ordered-form';
import type { OrderedFormProps } from '../editing/ordered-section';
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
      <FormField name="page" label="Page" help="Where the event is shown.">
        {(control) => (
          <select {...control} className="control control-select">
            {timelinePages.map((page) => (
              <option key={page} value={page}>
                {pageLabels[page]}
              </option>
            ))}
          </select>
        )}
      </FormField>
    </OrderedForm>
  );
}
