import 'prosemirror-view/style/prosemirror.css';
import type { SiteLanguage } from '@majlis/contracts/shared/languages';
import { type Command, EditorState } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import {
  type CSSProperties,
  type RefCallback,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { t, texts } from '#messages/staff';
import { useEventCallback } from '../../../ui/hooks';
import { useToolbar } from '../../shell/arrow-keys';
import type { ControlProps } from '../fields';
import { NestedForm, NestedSelect } from '../form/nested-form';
import { currentLanguage, linkRange, selectedFigure, setLanguage, setLink, setPicture } from './commands';
import { LinkDialog, PictureDialog } from './editor-dialogs';
import * as styles from './rich-text-editor.module.scss';
import { parseHtml, toHtml } from './schema';
import { textToHtml } from './text-to-html';
import { sourceTool, ToolButton } from './tool-button';
import { createPlugins, type Tool, type ToolDialog, tableTools, toolGroups } from './tools';

/** The style sheet shows this text in an empty editor. */
const placeholder = { '--placeholder': JSON.stringify(t('richTextEditor.writeHere')) } as CSSProperties;

export type RichTextEditorProps = {
  control: ControlProps;
  /** By default the first letter decides the direction. */
  language?: SiteLanguage | undefined;
  hasAutoFocus: boolean;
  onToggleSource: () => void;
};

export function RichTextEditor(props: RichTextEditorProps) {
  const { control, language, hasAutoFocus, onToggleSource } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<ToolDialog | null>(null);
  const { ref, editor } = useEditorView({
    html: control.value,
    attributes: textboxAttributes(control, language),
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
    <div className={styles.richTextEditor} data-invalid={control['aria-invalid']}>
      {editor && (
        <Toolbar
          ref={toolbar}
          editorId={control.id}
          state={editor.state}
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

function textboxAttributes(control: ControlProps, language: SiteLanguage | undefined): Record<string, string> {
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
  };
}

/** Browsers focus only native fields by their label, so this does it for the editor. */
function useFocusByLabel(id: string, view: EditorView | undefined): void {
  const focus = useEffectEvent(() => view?.focus());
  useEffect(() => {
    const label = document.getElementById(`${id}-label`);
    const onClick = () => focus();
    label?.addEventListener('click', onClick);
    return () => label?.removeEventListener('click', onClick);
  }, [id]);
}

type EditorOptions = {
  html: string;
  attributes: Record<string, string>;
  hasAutoFocus: boolean;
  shortcuts: Record<string, Command>;
  onChange: (html: string) => void;
};

type Editor = { view: EditorView; state: EditorState };

/**
 * Creates the editor in the element that gets `ref`; `editor` is null until then. `html` is read only once, because the editor then
 * keeps its text itself.
 */
function useEditorView(options: EditorOptions): { ref: RefCallback<HTMLElement>; editor: Editor | null } {
  const { attributes, onChange } = options;
  const [html] = useState(options.html);
  const [editor, setEditor] = useState<Editor | null>(null);
  const changeHtml = useEventCallback(onChange);

  const createEditor = useEventCallback((element: HTMLElement) => {
    const original = parseHtml(textToHtml(html));
    const view: EditorView = new EditorView(element, {
      state: EditorState.create({ doc: original, plugins: createPlugins(options.shortcuts) }),
      attributes,
      dispatchTransaction(transaction) {
        const state = view.state.apply(transaction);
        view.updateState(state);
        setEditor({ view, state });
        // Without a change, or after it was undone, the HTML stays as it was written.
        if (transaction.docChanged) changeHtml(state.doc.eq(original) ? html : toHtml(state.doc));
      },
    });
    setEditor({ view, state: view.state });
    if (options.hasAutoFocus) view.focus();
    return () => view.destroy();
  });

  const view = editor?.view;
  const attributesKey = JSON.stringify(attributes);
  useEffect(() => {
    view?.setProps({ attributes: JSON.parse(attributesKey) });
  }, [view, attributesKey]);
  return { ref: createEditor, editor };
}

type ToolbarProps = {
  ref: RefObject<HTMLDivElement | null>;
  editorId: string;
  state: EditorState;
  onUse: (tool: Tool) => void;
  onToggleSource: () => void;
};

/** The toolbar is one tab stop; the arrow keys move between its buttons. */
function Toolbar({ ref, editorId, state, onUse, onToggleSource }: ToolbarProps) {
  const groups = [...toolGroups, ...(isInTable(state) ? [tableTools] : [])];
  const labels = [...groups.flat(), sourceTool].map(({ label }) => label);
  const { toolbar, tabIndexOf } = useToolbar(labels);
  return (
    <div
      ref={ref}
      {...toolbar}
      role="toolbar"
      aria-label={t('richText.formatting')}
      aria-controls={editorId}
      className={styles.toolbar}
    >
      {groups.map((tools) => (
        <div key={tools[0]?.label} className={styles.group}>
          {tools.map((tool) => (
            <ToolButton
              key={tool.label}
              {...tool}
              tabIndex={tabIndexOf(tool.label)}
              isPressed={tool.isActive?.(state)}
              isDisabled={!isUsable(tool, state)}
              onPress={() => onUse(tool)}
            />
          ))}
        </div>
      ))}
      <div className={styles.group}>
        <ToolButton
          {...sourceTool}
          tabIndex={tabIndexOf(sourceTool.label)}
          isPressed={false}
          onPress={onToggleSource}
        />
      </div>
    </div>
  );
}

const isUsable = (tool: Tool, state: EditorState) => ('command' in tool ? tool.command(state) : tool.isEnabled(state));

type LanguageDialogProps = {
  language: string;
  isForSelection: boolean;
  onSave: (language: string) => void;
  onClose: () => void;
};

const languages: Record<string, string> = texts('richTextEditor.languageNames');

function LanguageDialog({ language, isForSelection, onSave, onClose }: LanguageDialogProps) {
  const [chosen, setChosen] = useState(language);
  const known = language && !(language in languages) ? { [language]: language, ...languages } : languages;
  return (
    <NestedForm
      title={t('common.language')}
      saveLabel={t('richTextEditor.setLanguage')}
      onSave={() => onSave(chosen)}
      onClose={onClose}
    >
      <NestedSelect
        label={isForSelection ? t('richTextEditor.languageOfSelection') : t('richTextEditor.languageOfParagraph')}
        help={t('richTextEditor.languageHelp')}
        autoFocus
        all={t('richTextEditor.languageAround')}
        value={chosen}
        options={Object.entries(known).map(([value, label]) => ({ value, label }))}
        onChange={setChosen}
      />
    </NestedForm>
  );
}
