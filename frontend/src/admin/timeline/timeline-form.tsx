import { type TimelineEvent, timelineEventInput } from '@majlis/contracts/timeline-events';
import { OrderedForm } from '../editing/ordered-form';
import type { OrderedFormProps } from '../editing/ordered-section';
import { TextField } from '../editing/text-field';
import { DescriptionField } from './description-field';
import { PageField } from './page-field';
import { timelineResource } from './timeline-resource';

const toValues = ({ year = '', title = '', description = '', page = 'about' }: Partial<TimelineEvent> = {}) => ({
  year,
  title,
  description,
  page,
});

export function TimelineForm(props: OrderedFormProps<TimelineEvent>) {
  const { row, rows } = props;
  return (
    <OrderedForm
      {...props}
      rows={rows.filter(({ page }) => page === toValues().page)}
      resource={timelineResource}
      schema={timelineEventInput}
      toValues={toValues}
      activeHelp="Only active events are shown on the site."
    >
      <TextField name="year" label="Year" help="A year, or a range such as 2011-2013." />
      <TextField name="title" label="Title" />
      <DescriptionField />
      <PageField row={row} rows={rows} />
    </OrderedForm>
  );
}
