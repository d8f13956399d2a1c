import type { SiteLanguage } from '@majlis/contracts/shared/languages';
import { useState } from 'react';
import { t } from '#messages/staff';
import { lazyPart } from '../../../ui/page/lazy-part';
import { LoadBoundary } from '../../../ui/page/load-boundary';
import { SkeletonLines } from '../../../ui/page/loading';
import { RichText } from '../../../ui/text/rich-text';
import { CharactersLeft, type FieldProps, FormField } from '../fields';
import * as previewStyles from './html-preview.module.scss';
import type { RichTextEditorProps } from './rich-text-editor';
import * as styles from './rich-text-editor.module.scss';
import { textToHtml } from './text-to-html';
import { sourceTool, ToolButton } from './tool-button';

/** Staff can go on with the HTML if the editor cannot be loaded. */
const RichTextEditor = lazyPart<RichTextEditorProps>(() =>
  import('./rich-text-editor').then(
    (module) => module.RichTextEditor,
    () => SourceEditor,
  ),
);

type RichTextFieldProps = FieldProps & { hasAutoFocus?: boolean; language?: SiteLanguage };

/** A text with headings, lists, tables and pictures. Its value is HTML; see `contentMarkup`. */
export function RichTextField(props: RichTextFieldProps) {
  const { hasAutoFocus = false, language, ...field } = props;
  const help = field.help ?? t('richText.toolbarHelp');
  const [isSource, setSource] = useState(false);
  const [isToggled, setToggled] = useState(false);
  const Editor = isSource ? SourceEditor : RichTextEditor;
  return (
    <FormField {...field} help={help}>
      {(control) => (
        <>
          <LoadBoundary loading={<SkeletonLines lines={6} />}>
            <Editor
              control={control}
              language={language}
              hasAutoFocus={hasAutoFocus || isToggled}
              onToggleSource={() => {
                setSource(!isSource);
                setToggled(true);
              }}
            />
          </LoadBoundary>
          <CharactersLeft name={field.name} text={control.value} />
        </>
      )}
    </FormField>
  );
}

function SourceEditor({ control, language, hasAutoFocus, onToggleSource }: RichTextEditorProps) {
  return (
    <div className={styles.richTextEditor} data-invalid={control['aria-invalid']}>
      <div role="toolbar" aria-label={t('richText.formatting')} aria-controls={control.id} className={styles.toolbar}>
        <ToolButton {...sourceTool} tabIndex={0} isPressed onPress={onToggleSource} />
      </div>
      <textarea
        {...control}
        className={styles.source}
        rows={14}
        lang={language?.tag}
        dir={language?.direction ?? 'auto'}
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: staff have just asked for this view
        autoFocus={hasAutoFocus}
      />
      <section className={styles.preview} aria-label={t('common.preview')}>
        <p className={previewStyles.label}>{t('common.preview')}</p>
        <RichText html={textToHtml(control.value)} />
      </section>
    </div>
  );
}
