import 'prosemirror-view/style/prosemirror.css';
import type { SiteLanguage } from '@majlis/contracts/languages';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '#messages/staff';
import type { ControlProps } from '../form/form-field';
import { currentLanguage, linkRange, selectedFigure, setLanguage, setLink, setPicture } from './commands';
import { LanguageDialog } from './language-dialog';
import { LinkDialog } from './link-dialog';
import { PictureDialog } from './picture-dialog';
import * as styles from './rich-text-editor.module.scss';
import { Toolbar } from './toolbar';
import { type Tool, type ToolDialog, toolGroups } from './tools';
import { useEditorView } from './use-editor-view';

/** The style sheet shows it in an empty editor. */
const placeholder = { '--placeholder': JSON.stringify(t('richTextEditor.writeHere')) } as CSSProperties;

export type RichTextEditorProps = {
  control: ControlProps;
  /** By default that of the first letter. */
  language?: SiteLanguage | undefined;
  isDisabled: boolean;
  hasAutoFocus: boolean;
  onToggleSource: () => void;
};

export function RichTextEditor(props: RichTextEditorProps) {
  const { control, language, isDisabled, hasAutoFocus, onToggleSource } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<ToolDialog | null>(null);
  const { ref, editor } = useEditorView({
    html: control.value,
    attributes: textboxAttributes(control, language, isDisabled),
    isDisabled,
    hasAutoFocus,
    shortcuts: {
      ...shortcutsOf(setDialog),
      'Alt-F10': () => {
        toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        return true;
      },
    },
    onChange: control.onChange,
  });
  useFocusByLabel(control.id, editor?.view);

  function run(command: Command) {
    if (!editor) return;
    command(editor.view.state, editor.view.dispatch, editor.view);
    editor.view.focus();
  }
  return (
    <div className={styles.richTextEditor} data-invalid={control['aria-invalid']} data-disabled={isDisabled}>
      {editor && (
        <Toolbar
          ref={toolbar}
          editorId={control.id}
          state={editor.state}
          isDisabled={isDisabled}
          onUse={(tool) => ('command' in tool ? run(tool.command) : setDialog(tool.dialog))}
          onToggleSource={onToggleSource}
        />
      )}
      <div ref={ref} className={styles.surface} style={placeholder} />
      {editor && dialog && (
        <ToolDialogs
          dialog={dialog}
          view={editor.view}
          onSave={(command) => {
            setDialog(null);
            // The closed dialog gives the focus back to the button first.
            requestAnimationFrame(() => run(command));
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

type ToolDialogsProps = {
  dialog: ToolDialog;
  view: EditorView;
  onSave: (command: Command) => void;
  onClose: () => void;
};

function ToolDialogs({ dialog, view: { state }, onSave, onClose }: ToolDialogsProps) {
  if (dialog === 'link') {
    const range = linkRange(state);
    return <LinkDialog range={range} onSave={(href, text) => onSave(setLink(range, href, text))} onClose={onClose} />;
  }
  if (dialog === 'picture') {
    const figure = selectedFigure(state)?.node;
    const { src = '', alt = '' } = figure?.firstChild?.attrs ?? {};
    const values = { src, alt, caption: figure?.child(figure.childCount - 1).textContent ?? '' };
    return <PictureDialog values={values} onSave={(picture) => onSave(setPicture(picture))} onClose={onClose} />;
  }
  return (
    <LanguageDialog
      language={currentLanguage(state)}
      isForSelection={!state.selection.empty}
      onSave={(language) => onSave(setLanguage(language))}
      onClose={onClose}
    />
  );
}

const shortcutsOf = (openDialog: (dialog: ToolDialog) => void): Record<string, Command> =>
  Object.fromEntries(
    toolGroups.flat().flatMap((tool: Tool) => {
      if (!tool.keys) return [];
      if ('command' in tool) return [[tool.keys, tool.command]];
      const open: Command = (state) => {
        if (tool.isEnabled(state)) openDialog(tool.dialog);
        return true;
      };
      return [[tool.keys, open]];
    }),
  );

function textboxAttributes(
  control: ControlProps,
  language: SiteLanguage | undefined,
  isDisabled: boolean,
): Record<string, string> {
  const { id } = control;
  return {
    id,
    class: 'rich-text',
    role: 'textbox',
    tabindex: '0',
    dir: language?.direction ?? 'auto',
    ...(language && { lang: language.tag }),
    spellcheck: 'true',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-invalid': String(control['aria-invalid']),
    ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
    ...(control['aria-required'] && { 'aria-required': 'true' }),
    ...(isDisabled && { 'aria-disabled': 'true' }),
  };
}

/** A label focuses only fields that HTML knows. */
function useFocusByLabel(id: string, view: EditorView | undefined): void {
  const focus = useEffectEvent(() => view?.focus());
  useEffect(() => {
    const label = document.getElementById(`${id}-label`);
    const onClick = () => focus();
    label?.addEventListener('click', onClick);
    return () => label?.removeEventListener('click', onClick);
  }, [id]);
}
