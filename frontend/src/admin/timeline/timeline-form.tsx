import { type TimelineEvent, timelineEventInput, timelinePages } from '@majlis/contracts/timeline-events';
import { useController } from 'react-hook-form';
import { useFieldText } from '../../ui/form/use-draft-form';
import { Highlights } from '../../ui/text/highlights';
import { parseTimelineDescription } from '../../ui/text/timeline-description';
import * as styles from '../content/html-preview.module.scss';
import { toFormValues } from '../crud/contract-fields';
import { CrudForm } from '../crud/crud-form';
import { type CrudFormProps, nextOrder } from '../crud/crud-section';
import { SelectField, TextField } from '../crud/fields';
import { pageLabels, timelineResource } from './timeline-resource';

type Page = TimelineEvent['page'];

export function TimelineForm(props: CrudFormProps<TimelineEvent>) {
  const { row, rows } = props;
  const { page: firstPage } = toFormValues(timelineEventInput);
  return (
    <CrudForm
      {...props}
      rows={rows.filter(({ page }) => page === firstPage)}
      resource={timelineResource}
      schema={timelineEventInput}
      activeHelp="Only active events are shown on the site."
    >
      <TextField name="year" label="Year" help="A year, or a range such as 2011-2013." />
      <TextField name="title" label="Title" />
      <DescriptionField />
      <PageField row={row} rows={rows} />
    </CrudForm>
  );
}

const descriptionHelp = (
  <>
    For highlights, leave a blank line, write <strong>Key Highlights:</strong> and start each of the next lines with •
    or -
  </>
);

function DescriptionField() {
  const { text, highlights } = parseTimelineDescription(useFieldText('description'));
  return (
    <>
      <TextField name="description" label="Description" rows={7} help={descriptionHelp} />
      <section className={`${styles.htmlPreview} ${styles.inForm}`} aria-label="Preview">
        <p className={styles.label}>Preview</p>
        {text === '' && <p className="muted">Nothing to preview yet.</p>}
        <p dir="auto" className={styles.text}>
          {text}
        </p>
        <Highlights highlights={highlights} />
      </section>
    </>
  );
}

/** Each page has its own order: an event that moves to another page comes last there. */
function PageField({ row, rows }: Pick<CrudFormProps<TimelineEvent>, 'row' | 'rows'>) {
  const { field: order } = useController({ name: 'order' });
  const orderOnPage = (page: Page) =>
    row?.page === page ? row.order : nextOrder(rows.filter((other) => other.page === page));
  return (
    <SelectField
      name="page"
      label="Page"
      help="Where the event is shown. Each page has its own order."
      options={timelinePages}
      labels={pageLabels}
      onSelect={(page) => order.onChange(orderOnPage(page))}
    />
  );
}
