import { type TimelineEvent, timelinePages } from '@majlis/contracts/timeline-events';
import { useFormContext } from '../../ui/form/form-state';
import { type OrderedFormProps, orderAfter } from '../editing/ordered-section';
import { SelectField } from '../editing/select-field';
import { pageLabels } from './timeline-resource';

type Page = TimelineEvent['page'];

/** The page that shows the event. Each has an order of its own: on another page an event comes last. */
export function PageField({ row, rows }: Pick<OrderedFormProps<TimelineEvent>, 'row' | 'rows'>) {
  const { ref } = useFormContext();

  function placeOn(page: Page) {
    const order = ref.current?.querySelector<HTMLInputElement>('[name="order"]');
    if (!order) return;
    order.value = String(row?.page === page ? row.order : orderAfter(rows.filter((other) => other.page === page)));
    order.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <SelectField
      name="page"
      label="Page"
      help="Where the event is shown. Each page has its own order."
      options={timelinePages}
      names={pageLabels}
      onChoose={placeOn}
    />
  );
}
