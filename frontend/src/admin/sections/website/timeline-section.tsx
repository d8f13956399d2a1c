import { type TimelineEvent, timelineEvents, timelinePages } from '@majlis/contracts/site/timeline-events.schema';
import { rich, t, texts } from '#messages/staff';
import { Highlights, parseTimelineDescription } from '../../../ui/text/highlights';
import { TextField } from '../../fields/fields';
import { toFormValues } from '../../fields/form/contract-fields';
import { useFieldText } from '../../fields/form/staff-form';
import * as styles from '../../fields/rich-text/html-preview.module.scss';
import { CrudForm, CrudPage, GroupField } from '../../rows/crud/crud-page';
import { type CrudFormProps, type CrudSection, describePosition } from '../../rows/crud/crud-section';
import { type ResourceConfig, resourceOf } from '../../rows/resource/resource-config';

/** The line that begins a list of highlights; it is the same in all languages (ui/text/highlights.tsx). */
const highlightsHeading = <strong dir="ltr">Key Highlights:</strong>;

const publicPaths: Record<TimelineEvent['page'], string> = { about: '/about#journey', home: '/' };

export const timelineResource: ResourceConfig<TimelineEvent> = {
  ...resourceOf<TimelineEvent>(timelineEvents),
  publicPath: ({ page }) => publicPaths[page],
  getName: ({ year, title }) => `${year}: ${title}`,
  describe: (event) => `${event.year}: ${event.title} (${describePosition(event)}). ${event.description}`,
};

function TimelineForm(props: CrudFormProps<TimelineEvent>) {
  const { row, rows } = props;
  const { page: firstPage } = toFormValues(timelineEvents.input);
  return (
    <CrudForm
      {...props}
      rows={rows.filter(({ page }) => page === firstPage)}
      resource={timelineResource}
      inputs={{
        description: <DescriptionField />,
        page: (
          <GroupField
            row={row}
            rows={rows}
            name="page"
            options={timelinePages}
            labels={texts('timeline.pageLabels')}
            groupOf={({ page }) => page}
          />
        ),
      }}
    />
  );
}

const descriptionHelp = rich('timeline.descriptionHelp', { heading: () => highlightsHeading });

function DescriptionField() {
  const { text, highlights } = parseTimelineDescription(useFieldText('description'));
  return (
    <>
      <TextField name="description" rows={7} help={descriptionHelp} />
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

const section: CrudSection<TimelineEvent> = {
  path: 'timeline',
  title: t('common.timeline'),
  texts: {
    ...texts('sections.timeline'),
    help: [
      t('timeline.helpEnter'),
      rich('timeline.helpHighlights', { heading: () => highlightsHeading }),
      t('timeline.helpOrder'),
    ],
  },
  resource: timelineResource,
  nameColumn: {
    header: t('timeline.event'),
    render: ({ year, title }) => (
      <>
        <span className="row-meta">{year}</span>
        <span dir="auto">{title}</span>
      </>
    ),
  },
  detailColumn: {
    header: t('common.description'),
    render: ({ description }) => <p className="row-preview">{description}</p>,
  },
  groups: timelinePages.map((page) => ({
    label: t(`timeline.pageLabels.${page}`),
    publicPath: publicPaths[page],
    includes: (event) => event.page === page,
  })),
  Form: TimelineForm,
};

export const TimelinePage = () => <CrudPage section={section} />;
