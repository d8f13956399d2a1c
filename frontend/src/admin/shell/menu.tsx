import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';

type MenuProps = Omit<ComponentProps<'button'>, 'type' | 'children'> & {
  /** The content of the button. */
  label: ReactNode;
  /** The last button of a form has no room below it. */
  opensAbove?: boolean;
  children: ReactNode;
};

const outsideEvents = ['pointerdown', 'focusin'];

/**
 * A button that opens a box of entries. Choosing an entry, Escape, and a press or focus outside close the box. Libraries do not
 * fit: react-bootstrap's Dropdown would add 11.5 kB, and `popover` needs Firefox 125.
 */
export function Menu({ label, opensAbove = false, children, ...button }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const closeFromOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
  });
  useEffect(() => {
    if (!isOpen) return;
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
    for (const type of outsideEvents) window.addEventListener(type, closeFromOutside);
    return () => {
      for (const type of outsideEvents) window.removeEventListener(type, closeFromOutside);
    };
  }, [id, isOpen]);

  function close() {
    setOpen(false);
    toggle.current?.focus();
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    // Escape closes the menu only, not the dialog around it.
    event.stopPropagation();
    close();
  }
  function closeOnChoice({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('.menu-entry')) close();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches the buttons inside
    <div ref={box} className="menu-box" data-above={opensAbove} onKeyDown={closeOnEscape} onClick={closeOnChoice}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        {...button}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={id} className="menu" hidden={!isOpen} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
