import { endpoints } from '@majlis/contracts/api/endpoints';
import { teamSections } from '@majlis/contracts/shared/choices';
import { imageMimeTypes } from '@majlis/contracts/shared/uploads.schema';
import { newTeamMember, type TeamMember, teamMembers } from '@majlis/contracts/site/team-members.schema';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { t, texts } from '#messages/staff';
import { ApiError } from '../../../api/client';
import { FormField } from '../../fields/fields';
import { toFormValues } from '../../fields/form/contract-fields';
import { acceptedImageFormats } from '../../fields/picture/stored-images';
import { FileDrop, UploadProgress } from '../../fields/upload/file-drop';
import { validateImageFile } from '../../fields/upload/upload-fields';
import { CrudForm, CrudPage } from '../../rows/crud/crud-page';
import { type CrudFormProps, type CrudSection, describePosition } from '../../rows/crud/crud-section';
import { ImageField } from '../../rows/crud/image-field';
import * as styles from '../../rows/crud/ordered.module.scss';
import { type ResourceConfig, resourceOf } from '../../rows/resource/resource-config';
import { createRowWithFiles } from '../../shell/api/upload';
import { Icon } from '../../shell/buttons';
import { Badge, CheckBox } from '../../shell/controls';
import { toText } from '../../shell/form-values';
import { textOf } from '../../shell/text';
import { Thumbnail } from '../../shell/thumbnail';
import * as thumbnailStyles from '../../shell/thumbnail.module.scss';

export const teamMemberResource: ResourceConfig<TeamMember> = {
  ...resourceOf<TeamMember>(teamMembers),
  toDisplayed: (values) => ({ ...values, image: toImageUrl(toText(values.image)) }),
  publicPath: () => '/about#team',
  getName: ({ name }) => name,
  describe: (member) =>
    `${[member.name, member.position].join(t('lists.listSeparator'))} (${[...member.categories.map((section) => t(`about.teamSections.${section}`)), describePosition(member)].join(t('lists.listSeparator'))}) ${member.profile}`,
};

/** A member's image is stored as a file name in this folder. */
const imageFolder = '/images/team/';
const toImageUrl = (image: string) => image && imageFolder + image;
const toImageFileName = (url: string) => url.replace(imageFolder, '');

const TeamMemberForm = ({ row, ...props }: CrudFormProps<TeamMember>) =>
  row ? <EditTeamMember {...props} row={row} /> : <AddTeamMember {...props} />;

/** Unsaved input has only the name of the image file, so the file has to be chosen again. */
const newMemberSchema = newTeamMember.extend({
  image: z.custom<File>((image) => image instanceof File, {
    error: ({ input }) => (input ? t('team.imageFirst') : t('team.imageRequired')),
  }),
});

function AddTeamMember(props: CrudFormProps<TeamMember>) {
  const [progress, setProgress] = useState<number>();

  function add(member: z.infer<typeof newMemberSchema>) {
    setProgress(0);
    const request = createRowWithFiles<TeamMember>(endpoints.teamMembers.path, member, { onProgress: setProgress });
    return request.finally(() => setProgress(undefined));
  }

  return (
    <CrudForm
      {...props}
      resource={teamMemberResource}
      schema={newMemberSchema}
      addRow={add}
      getFailureMessage={(error) => (error instanceof ApiError && error.response ? textOf(error.response) : undefined)}
      inputs={{ image: <PortraitField progress={progress} />, categories: <SectionCheckboxes /> }}
    />
  );
}

const EditTeamMember = (props: CrudFormProps<TeamMember>) => (
  <CrudForm
    {...props}
    resource={teamMemberResource}
    toValues={(row) => ({ ...toFormValues(teamMembers.input, row), image: toImageUrl(row?.image ?? '') })}
    toInput={(values) => ({ ...values, image: toImageFileName(String(values.image)) })}
    inputs={{
      image: <ImageField name="image" noun="Profile image" folder="team" kind="portrait" />,
      categories: <SectionCheckboxes />,
    }}
  />
);

function SectionCheckboxes() {
  const { field } = useController({ name: 'categories' });
  const chosen = new Set<unknown>(field.value);
  const toggle = (section: string) => {
    const isChosen = (other: string) => (other === section) !== chosen.has(other);
    field.onChange(teamSections.filter(isChosen));
  };
  return (
    <FormField name="categories">
      {({ id, 'aria-describedby': describedBy }) => (
        <fieldset id={id} className="check-boxes" aria-label={t('common.sections')} aria-describedby={describedBy}>
          {teamSections.map((section) => (
            <CheckBox key={section} checked={chosen.has(section)} onCheck={() => toggle(section)}>
              {t(`about.teamSections.${section}`)}
            </CheckBox>
          ))}
        </fieldset>
      )}
    </FormField>
  );
}

const section: CrudSection<TeamMember> = {
  path: 'team',
  title: t('layout.teamMembers'),
  texts: texts('sections.team'),
  publicPath: '/about#team',
  resource: teamMemberResource,
  imageColumn: {
    header: t('common.image'),
    render: ({ image }) => <Thumbnail url={toImageUrl(image)} alt="" kind="portrait" />,
  },
  nameColumn: {
    header: t('common.name'),
    render: ({ name, position }) => (
      <>
        <span dir="auto">{name}</span>
        <span className="row-subtitle" dir="auto">
          {position}
        </span>
      </>
    ),
  },
  detailColumn: {
    header: t('common.sections'),
    render: ({ categories }) => <MemberSections categories={categories} />,
  },
  Form: TeamMemberForm,
};

export const TeamPage = () => <CrudPage section={section} />;

function MemberSections({ categories }: Pick<TeamMember, 'categories'>) {
  if (categories.length === 0) return <span className={styles.warning}>{t('team.inNoSection')}</span>;
  return (
    <span className={styles.badges}>
      {categories.map((category) => (
        <Badge key={category} tone="plain">
          {t(`about.teamSections.${category}`)}
        </Badge>
      ))}
    </span>
  );
}

type PortraitFieldProps = {
  /** The share of the form that has been sent; undefined before sending. */
  progress?: number;
};

/** The portrait is sent together with the form, not uploaded before. */
function PortraitField({ progress }: PortraitFieldProps) {
  const { field } = useController({ name: 'image' });
  const [errorText, setErrorText] = useState<string>();
  const image: unknown = field.value;
  const file = image instanceof File ? image : undefined;

  function acceptFile(chosen: File) {
    const error = validateImageFile(chosen);
    setErrorText(error);
    if (!error) field.onChange(chosen);
  }

  return (
    <FormField name="image" help={acceptedImageFormats}>
      {({ name: _name, value: _value, onChange: _onChange, ...input }) => (
        <FileDrop
          input={input}
          accept={imageMimeTypes}
          isBusy={progress !== undefined}
          onFile={acceptFile}
          preview={file && <FilePreview key={`${file.name} ${file.lastModified}`} file={file} />}
          note={file?.name}
          dropHint={t('upload.dropImage')}
          error={errorText}
        >
          {progress !== undefined && <UploadProgress progress={progress} processingText={t('upload.preparingImage')} />}
        </FileDrop>
      )}
    </FormField>
  );
}

const previewSize = 240;

/** Draws the file on a canvas, because the content security policy forbids blob URLs. */
function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    void drawCropped(file, canvas.current).catch(() => setBroken(true));
  }, [file]);

  if (isBroken)
    return (
      <span className={`${thumbnailStyles.thumbnail} ${thumbnailStyles.missing}`} data-kind="portrait">
        <Icon name="image" />
        {t('team.noPreview')}
      </span>
    );
  return (
    <canvas
      ref={canvas}
      width={previewSize}
      height={previewSize}
      className={thumbnailStyles.thumbnail}
      data-kind="portrait"
      role="img"
      aria-label={t('team.chosenProfileImage')}
    />
  );
}

async function drawCropped(file: File, canvas: HTMLCanvasElement | null) {
  const picture = await createImageBitmap(file);
  const scale = previewSize / Math.min(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  canvas?.getContext('2d')?.drawImage(picture, (previewSize - width) / 2, (previewSize - height) / 2, width, height);
  picture.close();
}
