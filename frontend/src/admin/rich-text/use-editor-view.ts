import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefCallback, useEffect, useState } from 'react';
import { useEventCallback } from '../../ui/hooks/use-event-callback';
import { textToHtml } from '../content/text-to-html';
import { parseHtml, toHtml } from './html';
import { createPlugins } from './plugins';

type EditorOptions = {
  html: string;
  attributes: Record<string, string>;
  isDisabled: boolean;
  hasAutoFocus: boolean;
  shortcuts: Record<string, Command>;
  onChange: (html: string) => void;
};

type Editor = { view: EditorView; state: EditorState };

/** The editor is in the element with the ref, and null before. Its later text is its own: `html` is read once. */
export function useEditorView(options: EditorOptions): { ref: RefCallback<HTMLElement>; editor: Editor | null } {
  const { attributes, isDisabled, onChange } = options;
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
    view?.setProps({ attributes: JSON.parse(attributesKey), editable: () => !isDisabled });
  }, [view, attributesKey, isDisabled]);
  return { ref: createEditor, editor };
}
