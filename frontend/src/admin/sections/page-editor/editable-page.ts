import { findEditableElements, rowElements } from './find-editable-elements';
import type { EditableField } from './page-values';

const pauseMs = 150;

/** These attributes make an element editable. The site sets none of them on texts and pictures. */
const attributes = ['data-editable', 'data-editable-shown', 'aria-description', 'tabindex', 'role', 'aria-label'];

const styles = `
  [data-editable] { cursor: pointer; }
  [data-editable-shown], [data-editable]:focus-visible { outline: 3px solid #1e40af; outline-offset: 2px; }
  img[data-editable] { outline-offset: -3px; }
  #editable-name { position: absolute; z-index: 2000; max-width: min(90vw, 440px); overflow: hidden; padding: 2px 8px; text-overflow: ellipsis; white-space: nowrap; border-radius: 4px; background: #1e40af; color: #fff; font-size: 13px; font-weight: 550; line-height: 1.5; pointer-events: none; }
  #editable-name::after { content: attr(data-label); }
  .editable-add { position: absolute; z-index: 1; inline-size: 32px; block-size: 32px; padding: 0; border: 2px solid #fff; border-radius: 50%; background: #1e40af; color: #fff; font: 20px/1 system-ui, sans-serif; cursor: pointer; translate: -50% -50%; }
  .editable-add::before { content: "+"; }
  .editable-add::after { position: absolute; inset: -8px; content: ""; }
  .editable-add:hover, .editable-add:focus-visible { outline: 2px solid #1e40af; outline-offset: 2px; }
`;

type Listeners = {
  onPress: (editable: EditableField) => void;
  /** Called with the path of the page, also after a link within it was followed, and with the tables that it shows. */
  onPage: (path: string, tables: string[]) => void;
  onAdd: (table: string) => void;
  /** Returns the label of the button that adds a row; undefined for tables to which staff cannot add. */
  addLabelOf: (table: string) => string | undefined;
};

const addButtonSpace = 24;

/** Outlines what staff can change on the page of a frame, by pointer and keyboard, until it is stopped. The page itself knows nothing of it. */
export class EditablePage {
  private values: EditableField[] = [];
  private elements = new Map<Element, EditableField>();
  private readonly addButtons = new Map<string, HTMLButtonElement>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly name: HTMLElement;
  private readonly observer: MutationObserver;
  private readonly sizeObserver: ResizeObserver;

  constructor(
    private readonly page: Document,
    private readonly listeners: Listeners,
  ) {
    this.name = page.createElement('div');
    this.name.id = 'editable-name';
    this.name.hidden = true;
    this.name.dir = document.documentElement.dir;
    const sheet = new (page.defaultView as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(styles);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    page.addEventListener('click', this.press, { capture: true });
    page.addEventListener('keydown', passShortcut, { capture: true });
    page.addEventListener('keydown', this.press, { capture: true });
    for (const type of ['pointermove', 'focusin']) page.addEventListener(type, this.showName);
    this.observer = new MutationObserver(() => this.markSoon());
    this.observer.observe(page.body, { childList: true, characterData: true, subtree: true });
    this.sizeObserver = new ResizeObserver(() => {
      this.name.hidden = true;
      this.placeAddButtons();
    });
    this.sizeObserver.observe(page.body);
  }

  setValues(values: EditableField[]): void {
    this.values = values;
    this.markSoon();
  }

  /** Brings the editable into view, which a form beside the page may have moved out of it. */
  reveal(editable: EditableField): void {
    this.find(editable)?.scrollIntoView({ block: 'center' });
  }

  /** Returns the focus to the editable when its form is closed. */
  focus(editable: EditableField): void {
    const element = this.find(editable);
    (element?.closest<HTMLElement>('a[href], button') ?? element)?.focus({ preventScroll: true });
  }

  private find({ rowKey, field }: EditableField): HTMLElement | undefined {
    const isSame = ([, editable]: [Element, EditableField]) => editable.rowKey === rowKey && editable.field === field;
    return [...this.elements].find(isSame)?.[0] as HTMLElement | undefined;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.observer.disconnect();
    this.sizeObserver.disconnect();
  }

  private markSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.mark(), pauseMs);
  }

  private mark(): void {
    const { page } = this;
    // The frame may have left for another page meanwhile.
    if (!page.defaultView) return;
    const elements = new Map<Element, EditableField>(findEditableElements(page, this.values));
    this.listeners.onPage(page.location.pathname, [...new Set([...elements.values()].map(({ table }) => table))]);
    for (const element of this.elements.keys())
      if (!elements.has(element)) for (const name of attributes) element.removeAttribute(name);
    this.elements = elements;
    for (const [element, { label }] of this.elements) {
      element.setAttribute('data-editable', label);
      element.setAttribute('aria-description', label);
      // Elements that are hidden from screen readers, such as the copies in a carousel, need no keyboard.
      if (!element.closest('a[href], button, [aria-hidden="true"]')) element.setAttribute('tabindex', '0');
      if (element.tagName !== 'IMG') continue;
      element.setAttribute('role', 'button');
      element.setAttribute('aria-label', label);
    }
    if (!this.name.isConnected) page.body.append(this.name);
    this.placeAddButtons();
  }

  /** Each list of the page gets a button after its last row. */
  private placeAddButtons(): void {
    const { scrollX, scrollY } = this.page.defaultView as Window;
    const { clientWidth, dir } = this.page.documentElement;
    const boxes = this.lastRows();
    for (const [table, button] of this.addButtons) button.hidden = !boxes.has(table);
    for (const [table, { left, right, top, bottom }] of boxes) {
      const button = this.addButtons.get(table) ?? this.createAddButton(table);
      const beside = dir === 'rtl' ? left - addButtonSpace : right + addButtonSpace;
      const hasRoom = beside >= addButtonSpace && beside <= clientWidth - addButtonSpace;
      button.style.left = `${(hasRoom ? beside : (left + right) / 2) + scrollX}px`;
      button.style.top = `${(hasRoom ? (top + bottom) / 2 : bottom) + scrollY}px`;
    }
  }

  private lastRows(): Map<string, DOMRect> {
    const last = new Map<string, DOMRect>();
    for (const element of [...this.page.querySelectorAll('[data-editable]')].reverse()) {
      const editable = this.elements.get(element);
      if (!editable || last.has(editable.table) || !this.listeners.addLabelOf(editable.table)) continue;
      if (element.closest('[aria-hidden="true"]')) continue;
      const row = this.rowElement(element, editable);
      const shown = [...this.elements].filter(([part, { rowKey }]) => rowKey === editable.rowKey && row.contains(part));
      // An element that shows only one field, such as the author of a post, is a mention and not a row of a list.
      if (new Set(shown.map(([, { field }]) => field)).size < 2) continue;
      const box = row.getBoundingClientRect();
      // Rows that a carousel does not show are outside the window.
      if (box.width > 0 && box.left >= 0 && box.right <= this.page.documentElement.clientWidth)
        last.set(editable.table, box);
    }
    return last;
  }

  private createAddButton(table: string): HTMLButtonElement {
    const button = this.page.createElement('button');
    button.type = 'button';
    button.className = 'editable-add';
    button.title = this.listeners.addLabelOf(table) ?? '';
    button.setAttribute('aria-label', button.title);
    button.addEventListener('click', () => this.listeners.onAdd(table));
    this.page.body.append(button);
    this.addButtons.set(table, button);
    return button;
  }

  /** Returns the largest element that shows this row, but no other row of its list. */
  private rowElement(element: Element, { table, rowKey }: EditableField): Element {
    const others = [...this.elements].filter(([, other]) => other.table === table && other.rowKey !== rowKey);
    let row = element;
    while (row.parentElement && !row.matches(rowElements)) {
      const around = row.parentElement;
      if (around === this.page.body || others.some(([other]) => around.contains(other))) break;
      row = around;
    }
    return row;
  }

  private editableAt(event: Event): [Element, EditableField] | undefined {
    const target = event.target as Element | null;
    if (target?.closest('.editable-add')) return undefined;
    const focused = target?.querySelector(':scope:focus-visible [data-editable]');
    // A click that a key causes has no place.
    const isPlaced = 'clientX' in event && !(event.type === 'click' && (event as MouseEvent).detail === 0);
    const element =
      (isPlaced && this.smallestAt(event as MouseEvent)) || (target?.closest('[data-editable]') ?? focused);
    const editable = element && this.elements.get(element);
    return element && editable ? [element, editable] : undefined;
  }

  /** Returns the smallest editable at the pointer, because the link of a card covers all others in the card. */
  private smallestAt({ clientX: x, clientY: y }: MouseEvent): Element | undefined {
    const boxes = this.page
      .elementsFromPoint(x, y)
      .filter((element) => this.elements.has(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
    const area = ({ box }: { box: DOMRect }) => box.width * box.height;
    return boxes.toSorted((one, other) => area(one) - area(other))[0]?.element;
  }

  private readonly press = (event: Event) => {
    if (event.type === 'keydown' && (event as KeyboardEvent).key !== 'Enter') return;
    const found = this.editableAt(event);
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    this.listeners.onPress(found[1]);
  };

  private readonly showName = (event: Event) => {
    const found = this.editableAt(event);
    this.page.querySelector('[data-editable-shown]')?.removeAttribute('data-editable-shown');
    this.name.hidden = !found;
    if (!found) return;
    const [element, { label }] = found;
    element.setAttribute('data-editable-shown', '');
    const { left, top } = element.getBoundingClientRect();
    const { scrollX, scrollY } = this.page.defaultView as Window;
    // The label is an attribute, because a text would be searched like those of the page.
    this.name.dataset.label = label;
    this.name.style.left = `${Math.max(4, left + scrollX)}px`;
    this.name.style.top = `${Math.max(0, top + scrollY - 28)}px`;
  };
}

/** The shortcuts of the staff area also work while the focus is on the page, whose own ones do not. */
function passShortcut(event: KeyboardEvent): void {
  const isUnused = !(event.ctrlKey || event.metaKey) || document.dispatchEvent(new KeyboardEvent(event.type, event));
  if (isUnused) return;
  event.preventDefault();
  event.stopPropagation();
}
