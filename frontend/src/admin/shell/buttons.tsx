import type { ComponentProps, ReactNode } from 'react';
import { t } from '#messages/staff';

type ButtonProps = Omit<ComponentProps<'button'>, 'type'>;

type SmallButtonProps = ButtonProps & { icon?: IconName; label?: ReactNode; isPrimary?: boolean; isBusy?: boolean };

/** A busy button ignores presses, because a disabled button would lose the focus. */
export function SmallButton({ icon, label, isPrimary = false, isBusy, children, ...props }: SmallButtonProps) {
  const { className = '', onClick, ...button } = props;
  return (
    <button
      type="button"
      className={`btn ${isPrimary ? 'btn-primary' : 'btn-quiet'} btn-sm ${className}`}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
      {...button}
    >
      {icon && <Icon name={icon} />}
      {icon && ' '}
      {label}
      {children}
    </button>
  );
}

export const AddButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className="btn btn-primary" onClick={onClick}>
    <Icon name="add" /> {label}
  </button>
);

type FileButtonProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  isPrimary?: boolean;
  onFiles: (files: File[]) => void;
};

/** The button of the browser would be in the language of the browser, whatever that of the staff area. */
export const FileButton = ({ isPrimary = false, onFiles, ...input }: FileButtonProps) => (
  <label className={`btn ${isPrimary ? 'btn-primary' : 'btn-quiet btn-sm'} file-button`}>
    <input
      type="file"
      {...input}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // Otherwise the same file could not be chosen again.
        target.value = '';
      }}
    />
    {input.multiple ? t('common.chooseFiles') : t('common.chooseFile')}
  </label>
);

type IconButtonProps = ButtonProps & { icon: IconName; 'aria-label': string };

export const IconButton = ({ icon, className = '', ...props }: IconButtonProps) => (
  <button type="button" className={`icon-button ${className}`} {...props}>
    <Icon name={icon} />
  </button>
);

/** Each icon is one SVG path on a 24 px grid. */
const paths = {
  overview: 'M4 5h7v6H4zM13 5h7v10h-7zM4 13h7v6H4zM13 17h7v2h-7z',
  text: 'M5 6h14M5 10h14M5 14h9M5 18h6',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5h.01',
  media: 'M8 4h12v12H8zM8 13l4-4 3 3 2-2 3 3M4 8v12h12M16.5 7.5h.01',
  grid: 'M5 5h6v6H5zM13 5h6v6h-6zM5 13h6v6H5zM13 13h6v6h-6z',
  list: 'M9 6h11M9 12h11M9 18h11M5 6h.01M5 12h.01M5 18h.01',
  checks: 'M4.5 7l1.5 1.5L9 5.5M4.5 13l1.5 1.5L9 11.5M4.5 19l1.5 1.5L9 17.5M12 7h8M12 13h8M12 19h8',
  timeline: 'M7 4v16M7 7h.01M7 17h.01M11 7h8M11 17h6M11 12h8M7 12h.01',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20a6 6 0 0 1 12 0M15.5 4.5a3.5 3.5 0 0 1 0 6M17 14.5a6 6 0 0 1 4 5.5',
  microphone: 'M12 14.5a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v5.5a3 3 0 0 0 3 3zM6 11.5a6 6 0 0 0 12 0M12 17.5V21M9 21h6',
  partners: 'M4 20V9l8-5 8 5v11zM9 20v-6h6v6M9 10.5h.01M15 10.5h.01',
  quote: 'M5 6h14v10h-8l-4 4v-4H5zM9 10h6M9 13h4',
  external: 'M14 5h5v5M19 5l-8 8M17 14v5H5V7h5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0',
  leave: 'M10 5H5v14h5M14 8l4 4-4 4M18 12H9',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  up: 'M7 14l5-5 5 5',
  down: 'M7 10l5 5 5-5',
  first: 'M7 6h10M7 16l5-5 5 5',
  last: 'M7 18h10M7 8l5 5 5-5',
  edit: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  remove: 'M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v6M13.5 10.5v6',
  add: 'M12 5v14M5 12h14',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  undo: 'M9 7L5 11l4 4M5 11h9a5 5 0 0 1 0 10h-2',
  history: 'M5 12a7 7 0 1 0 2.2-5.1M5 4v4.5h4.5M12 8v4.5l3 2',
  filter: 'M4 7h16M7 12h10M10 17h4',
  search: 'M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM15.5 15.5L20 20',
  help: 'M9.2 9a2.8 2.8 0 1 1 4.3 2.4c-1 .6-1.5 1.2-1.5 2.3M12 17h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  attention: 'M12 4l9 16H3zM12 10v4.5M12 17.5h.01',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  languages: 'M4 6h9M8.5 4v2M11 6c-.8 3.6-3.2 6.4-6.5 8M6 9c1 2 2.8 3.8 5 5M11.5 20l4.2-10 4.3 10M13 17h5.5',
  upload: 'M12 16V5M7.5 9.5L12 5l4.5 4.5M5 19h14',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3.5V7M15 3.5V7',
  back: 'M20 12H5M11 6l-6 6 6 6',
  location:
    'M12 21c-4-5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.5 6-6.5 11zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  feed: 'M5 19h.01M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14',
  refresh: 'M19 12a7 7 0 1 1-2.2-5.1M19 4v4.5h-4.5',
  pin: 'M9 4h6l-1 6 3 3H7l3-3zM12 13v7',
  show: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  chart: 'M4 20h16M7 16v-4M12 16V5M17 16V9',
  pulse: 'M3 12h4l3-7 4 14 3-7h4',
  failed: 'M7 7l10 10M17 7L7 17',
  none: 'M7 12h10',
  hide: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM4 20L20 4',
} as const;

export type IconName = keyof typeof paths;

/** These icons point to a side or show the start of a line, so they are mirrored in right-to-left languages. */
const mirrored: ReadonlySet<IconName> = new Set([
  'text',
  'list',
  'checks',
  'timeline',
  'external',
  'leave',
  'undo',
  'back',
]);

export const Icon = ({ name }: { name: IconName }) => (
  <svg
    className={mirrored.has(name) ? 'icon mirrored' : 'icon'}
    data-icon={name}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={paths[name]} />
  </svg>
);
