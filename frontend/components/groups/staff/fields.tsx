import { defaultLanguage, siteLanguages } from '@majlis/contracts/shared/languages';
import { slugify } from '@majlis/contracts/shared/slugs';
import { media } from '@majlis/contracts/staff/media.schema';
import type { Translation } from '@majlis/contracts/staff/translations';
import {
  FormSwitch,
  LengthField,
  LinkField,
  ListField,
  NumberField,
  SelectField,
  TextField,
  TimeField,
} from '../../../src/admin/fields/fields';
import { FormTabs } from '../../../src/admin/fields/form/form-tabs';
import { TitleAndSlug } from '../../../src/admin/fields/title-and-slug';
import { FileDrop, UploadProgress } from '../../../src/admin/fields/upload/file-drop';
import { DocumentUpload, ImageUpload } from '../../../src/admin/fields/upload/upload-fields';
import { ImageField } from '../../../src/admin/rows/crud/image-field';
import { TranslatedField } from '../../../src/admin/rows/translations/translation-form';
import { aMediaFile, aMediaPage } from '../../../src/testing/staff-samples';
import type { Group } from '../../group';
import { SampleForm } from './sample-form';

const ignore = () => undefined;
const help = 'Visitors see it at the top of the page.';
const statuses = ['draft', 'published', 'archived'] as const;
const input = { id: 'file', 'aria-invalid': false };

const [, arabic = defaultLanguage] = siteLanguages;
const outdated = (original: string): Translation => ({
  language: arabic.tag,
  version: 1,
  fields: { text: 'لا إكراه في الدين.' },
  originals: { text: original },
  updatedAt: '2026-03-12T08:00:00Z',
  updatedBy: 'amina@example.org',
});

const Label = ({ id, text }: { id: string; text: string }) => (
  <label className="form-field-label" htmlFor={id}>
    {text}
  </label>
);

export const fields: Group = {
  title: 'Fields and forms',
  area: 'staff',
  responses: ({ title }) => ({
    [media({ url: '/pictures/library.svg' }).path]: aMediaPage(
      aMediaFile({ url: '/pictures/library.svg', name: title }),
    ),
  }),
  samples: ({ title, longTitle, sentence, paragraph, tags }) => [
    {
      name: 'Translations',
      element: (
        <SampleForm values={{ title: '', text: 'لا إكراه في الدين.', stillRight: [] }}>
          <TranslatedField name="title" label="New" kind="line" language={arabic} original={title} saved={undefined} />
          <TranslatedField
            name="text"
            label="Outdated"
            kind="long"
            language={arabic}
            original={paragraph}
            saved={outdated(sentence)}
          />
        </SampleForm>
      ),
    },
    {
      name: 'Texts',
      element: (
        <SampleForm values={{ title, email: '', near: longTitle.slice(0, 57), over: title.repeat(2), text: paragraph }}>
          <TextField name="title" label="Required, with help" help={help} isRequired />
          <TextField name="email" label="Optional" type="email" isOptional />
          <TextField name="near" label="Near its limit" />
          <TextField name="over" label="Over its limit" />
          <TextField name="text" label="Several lines" rows={4} />
        </SampleForm>
      ),
    },
    {
      name: 'Other fields',
      element: (
        <SampleForm
          values={{
            status: 'draft',
            tags,
            url: '',
            time: '2026-12-12T09:00',
            count: 12,
            order: 3,
            on: true,
            off: false,
          }}
        >
          <SelectField name="status" label="Select" options={statuses} />
          <ListField name="tags" label="List" help="Separate tags with commas." />
          <LinkField name="url" label="Link" isOptional />
          <TimeField name="time" label="Time" />
          <NumberField name="count" label="Number" />
          <NumberField name="order" label="Short number" isShort />
          <FormSwitch name="on" label="Switch, on" help={help} />
          <FormSwitch name="off" label="Switch, off" />
        </SampleForm>
      ),
    },
    {
      name: 'Title with its slug, and texts for search engines',
      element: (
        <SampleForm values={{ title, slug: 'faith-and-self-government', short: title, long: paragraph }}>
          <TitleAndSlug toSlug={slugify} isSlugLocked={false} marksRequired />
          <LengthField name="short" label="Too short" help={help} recommended={[50, 60]} />
          <LengthField name="long" label="Too long" help={help} rows={3} recommended={[50, 60]} />
        </SampleForm>
      ),
    },
    {
      name: 'Invalid, not saved',
      element: (
        <SampleForm
          values={{ title: '', text: sentence, status: 'draft', url: 'example', time: '' }}
          errors={{ title: 'Title is required', text: 'Use at most 20 characters', status: 'Choose a status' }}
          serverError="The server did not accept two fields."
          isDirty
        >
          <TextField name="title" label="Text" help={help} />
          <TextField name="text" label="Several lines" rows={3} />
          <SelectField name="status" label="Select" options={statuses} />
        </SampleForm>
      ),
    },
    {
      name: 'While saving',
      element: (
        <SampleForm values={{ title }} isSaving isDirty>
          <TextField name="title" label="Text" />
        </SampleForm>
      ),
    },
    {
      name: 'Tabs, one with errors',
      element: (
        <SampleForm values={{ title: '', text: '' }} errors={{ title: 'Title is required', text: 'Text is required' }}>
          <FormTabs
            tabs={[
              { label: 'Basic', panel: <p>Fields of the first tab.</p> },
              {
                label: 'Details',
                panel: (
                  <>
                    <TextField name="title" label="Title" />
                    <TextField name="text" label="Text" />
                  </>
                ),
              },
              { label: 'Search engines', panel: null },
            ]}
          />
        </SampleForm>
      ),
    },
    {
      name: 'Image field, empty',
      element: (
        <SampleForm values={{ logoUrl: '' }} errors={{ logoUrl: 'Upload an image first' }}>
          <ImageField name="logoUrl" noun="Logo" folder="partners" kind="logo" allowsUrl />
        </SampleForm>
      ),
    },
    {
      name: 'Image field, filled',
      element: (
        <SampleForm values={{ imageUrl: '/pictures/library.svg' }}>
          <ImageField name="imageUrl" folder="partners" help="Wide images fit best." isOptional />
        </SampleForm>
      ),
    },
    {
      name: 'Uploads',
      element: (
        <SampleForm values={{}}>
          <Label id="file" text="Busy, with an error" />
          <FileDrop
            input={input}
            accept={[]}
            isBusy
            onFile={ignore}
            preview={null}
            dropHint="Or drop a PDF here."
            error="This file is not a PDF."
          >
            <UploadProgress progress={0.6} processingText="" onCancel={ignore} />
            <UploadProgress progress={1} processingText="Checking the file..." />
          </FileDrop>
          <Label id="document" text="Document" />
          <DocumentUpload input={{ ...input, id: 'document' }} onUploaded={ignore}>
            {title}
          </DocumentUpload>
          <Label id="image" text="Image" />
          <ImageUpload
            control={{ ...input, id: 'image', name: 'image', value: '', onChange: ignore }}
            folder="team"
            noun="Image"
            alternatives={() => null}
          >
            {() => null}
          </ImageUpload>
        </SampleForm>
      ),
    },
  ],
};
