import type { EditorState } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import type { RefObject } from 'react';
import { t } from '#messages/staff';
import { useToolbar } from '../use-toolbar';
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
