import { t } from '#messages/staff';
import { ariaKeys, formatKeys } from '../../shell/keys';
import * as styles from './rich-text-editor.module.scss';

export const sourceTool = { label: 'HTML', icon: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14' };

export type ToolButtonProps = {
  label: string;
  /** An SVG path on a 24 px grid, or one or two letters. */
  icon: string;
  /** The icon points to a side, so it is mirrored in right-to-left languages. */
  isMirrored?: boolean;
  /** In ProseMirror's notation: Mod is Ctrl, or Cmd on a Mac. */
  keys?: string;
  tabIndex: number;
  isPressed?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
};

/** This file is also loaded without the editor, so it must not import anything of it. */
export function ToolButton(props: ToolButtonProps) {
  const { label, icon, isMirrored, keys, tabIndex, isPressed, isDisabled, onPress } = props;
  return (
    <button
      type="button"
      className={styles.tool}
      tabIndex={tabIndex}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      data-tooltip={keys ? t('richText.labelAndKeys', { label, keys: formatKeys(keys) }) : label}
      // The press must not take the focus and selection from the editor.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isDisabled || onPress()}
    >
      {icon.length > 2 ? (
        <svg className={isMirrored ? 'icon mirrored' : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={icon} />
        </svg>
      ) : (
        <span aria-hidden="true" data-letter={icon}>
          {icon}
        </span>
      )}
    </button>
  );
}
