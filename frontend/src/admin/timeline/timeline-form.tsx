import { type TimelineEvent, timelineEventInput, timelinePages } from '@majlis/contracts/timeline-events';
import { useController } from 'react-hook-form';
import { rich, t, texts } from '#messages/staff';
import { Highlights } from '../../ui/text/highlights';
import { parseTimelineDescription } from '../../ui/text/timeline-description';
import * as styles from '../content/html-preview.module.scss';
import { toFormValues } from '../crud/contract-fields';
import { CrudForm } from '../crud/crud-form';
import { type CrudFormProps, nextOrder } from '../crud/crud-section';
import { SelectField, TextField } from '../crud/fields';
import { useFieldText } from '../form/use-draft-form';
import { highlightsHeading } from './highlights-heading';
import { timelineResource } from './timeline-resource';

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
      activeHelp={t('timeline.activeHelp')}
    >
      <TextField name="year" label={t('timeline.year')} help={t('timeline.yearHelp')} />
      <TextField name="title" label={t('common.title')} />
      <DescriptionField />
      <PageField row={row} rows={rows} />
    </CrudForm>
  );
}

const descriptionHelp = rich('timeline.descriptionHelp', { heading: () => highlightsHeading });

function DescriptionField() {
  const { text, highlights } = parseTimelineDescription(useFieldText('description'));
  return (
    <>
      <TextField name="description" label={t('common.description')} rows={7} help={descriptionHelp} />
      <section className={`${styles.htmlPreview} ${styles.inForm}`} aria-label={t('common.preview')}>
        <p className={styles.label}>{t('common.preview')}</p>
        {text === '' && <p className="muted">{t('timeline.nothingToPreview')}</p>}
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
      label={t('timeline.page')}
      help={t('timeline.pageHelp')}
      options={timelinePages}
      labels={texts('timeline.pageLabels')}
      onSelect={(page) => order.onChange(orderOnPage(page))}
    />
  );
}
