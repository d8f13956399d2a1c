import type { EditorState } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import * as styles from './rich-text-editor.module.scss';
import { sourceTool, ToolButton } from './tool-button';
import { type Tool, tableTools, toolGroups } from './tools';

type ToolbarProps = {
  ref: RefObject<HTMLDivElement | null>;
  editorId: string;
  state: EditorState;
  isDisabled: boolean;
  onUse: (tool: Tool) => void;
  onToggleSource: () => void;
};

/** One tab stop; the arrow keys move between the buttons. */
export function Toolbar({ ref, editorId, state, isDisabled, onUse, onToggleSource }: ToolbarProps) {
  const [currentLabel, setCurrentLabel] = useState<string>();
  const groups = [...toolGroups, ...(isInTable(state) ? [tableTools] : [])];
  const labels = [...groups.flat(), sourceTool].map(({ label }) => label);
  const tabStop = currentLabel && labels.includes(currentLabel) ? currentLabel : labels[0];
  const tabIndexOf = (label: string) => (label === tabStop ? 0 : -1);
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={editorId}
      className={styles.toolbar}
      onKeyDown={moveFocus}
      onFocus={({ target }) => setCurrentLabel(target.getAttribute('aria-label') ?? undefined)}
    >
      {groups.map((tools) => (
        <div key={tools[0]?.label} className={styles.group}>
          {tools.map((tool) => (
            <ToolButton
              key={tool.label}
              {...tool}
              tabIndex={tabIndexOf(tool.label)}
              isPressed={tool.isActive?.(state)}
              isDisabled={isDisabled || !isUsable(tool, state)}
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
          isDisabled={isDisabled}
          onPress={onToggleSource}
        />
      </div>
    </div>
  );
}

const isUsable = (tool: Tool, state: EditorState) => ('command' in tool ? tool.command(state) : tool.isEnabled(state));

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const current = buttons.findIndex((button) => button.tabIndex === 0);
  const targets: Record<string, number> = {
    ArrowRight: (current + 1) % buttons.length,
    ArrowLeft: (current + buttons.length - 1) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  buttons[target]?.focus();
}
