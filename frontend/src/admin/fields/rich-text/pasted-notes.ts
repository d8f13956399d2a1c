import { headingSelector, removeEmpty } from './pasted-lists';

type Mark = { link: Element; note: Element };

const linkSelector = 'a[href*="#"]';
const hashOf = (link: Element): string => /#(.+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? '';
const idsOf = (element: Element | null): string[] =>
  ['id', 'name'].flatMap((name) => element?.getAttribute(name) ?? []);
const wordsOf = (element: Element) => element.textContent.replaceAll(/[^\p{L}\p{N}*†‡§¶]/gu, '');

/** Makes notes of the editor of footnotes and endnotes: in every program the mark and its note link to each other. */
export function convertNotes(content: DocumentFragment, firstNumber: number): void {
  const targets = new Map<string, Element>();
  for (const element of content.querySelectorAll('[id], [name]'))
    for (const id of idsOf(element)) if (!targets.has(id)) targets.set(id, element);
  const marks = [...content.querySelectorAll(linkSelector)].flatMap((link) => {
    const target = targets.get(hashOf(link));
    const note = target && findNote(link, target);
    return note ? [{ link, note }] : [];
  });
  if (marks.length > 0) content.append(createNotes(marks, firstNumber));
  for (const { note } of marks) removeNote(note);
  for (const link of content.querySelectorAll(linkSelector)) setApart(link);
}

/** Returns the ids around a mark to which its note may lead back. */
const idsOfMark = (link: Element) =>
  [link, link.firstElementChild, link.closest('sup'), link.closest('span')].flatMap(idsOf);

function findNote(link: Element, target: Element): Element | undefined {
  const isBefore = link.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!isBefore || link.textContent.trim().length > 8 || wordsOf(link) === '') return undefined;
  const note = noteAround(target);
  const ids = idsOfMark(link);
  const isLinkedBack = [...note.querySelectorAll(linkSelector)].some((back) => ids.includes(hashOf(back)));
  // The editor writes the links back only when its HTML is read out.
  const isOwnNote = ids.includes(`${target.id}-ref`);
  // A heading may lead back to the table of contents.
  const hasHeading = note.matches(headingSelector) || note.querySelector(headingSelector);
  return (isLinkedBack || isOwnNote) && !hasHeading && !note.contains(link) ? note : undefined;
}

export function noteAround(target: Element): Element {
  const block = target.closest('li') ?? target.closest(`p, ${headingSelector}, div, aside, dd, td`) ?? target;
  const { parentElement } = block;
  if (block.localName !== 'p' || parentElement?.firstElementChild !== block) return block;
  const isSingle = [...parentElement.children].filter((child) => child.querySelector(linkSelector)).length === 1;
  return parentElement.localName === 'div' && isSingle ? parentElement : block;
}

/** Two marks of one note get a note each. */
function createNotes(marks: Mark[], firstNumber: number): Element {
  const ids = marks.flatMap(({ link }) => idsOfMark(link));
  const list = document.createElement('ol');
  for (const [index, { link, note }] of marks.entries()) {
    const number = String(firstNumber + index);
    const item = document.createElement('li');
    item.id = `note-${number}`;
    item.append(...copyOfNote(note, ids));
    list.append(item);
    const reference = document.createElement('sup');
    const ownLink = document.createElement('a');
    ownLink.setAttribute('href', `#note-${number}`);
    ownLink.textContent = number;
    reference.append(ownLink);
    const raised = link.closest('sup');
    (raised && wordsOf(raised) === wordsOf(link) ? raised : link).replaceWith(reference);
  }
  return list;
}

/** A note of the editor is a single paragraph. */
function copyOfNote(note: Element, idsOfMarks: string[]): NodeList {
  const copy = document.createElement('div');
  copy.append(...note.cloneNode(true).childNodes);
  for (const link of copy.querySelectorAll(linkSelector)) if (idsOfMarks.includes(hashOf(link))) link.remove();
  for (const block of copy.querySelectorAll('p, div, ul, ol, li, blockquote, table, tr, td, th, hr')) {
    block.before(document.createElement('br'));
    block.replaceWith(...block.childNodes);
  }
  copy.normalize();
  for (const end of ['firstChild', 'lastChild'] as const) while (isBlank(copy[end])) copy[end]?.remove();
  for (const line of copy.querySelectorAll('br')) while (isBlank(line.nextSibling)) line.nextSibling?.remove();
  const texts = textsIn(copy);
  const [first, last] = [texts[0], texts.at(-1)];
  if (first) first.data = first.data.replace(/^\s*(?:\[\s*\]|\(\s*\)|[\^.:)])?\s*/, '');
  if (last) last.data = last.data.trimEnd();
  return copy.childNodes;
}

function textsIn(element: Element): Text[] {
  const nodes = document.createNodeIterator(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = nodes.nextNode(); node instanceof Text; node = nodes.nextNode()) texts.push(node);
  return texts;
}

const isBlank = (node: Node | null): boolean =>
  node !== null && (node.nodeName === 'BR' || (node.textContent?.trim() === '' && node.nodeName !== 'IMG'));

function removeNote(note: Element): void {
  const { parentElement, previousElementSibling } = note;
  note.remove();
  if (previousElementSibling?.localName === 'hr') previousElementSibling.remove();
  if (parentElement) removeEmpty(parentElement);
}

/** A mark may stand without its note, or a note without its mark, where only a part was copied. */
function setApart(link: Element): void {
  const hash = hashOf(link);
  const isMark = /^\W*(\d{1,3}|[a-z]|[ivxlc]+)?\W*$/i.test(link.textContent);
  if (!isMark || !/^_?(ftn|edn|sdfootnote|sdendnote|footnote|endnote|fn|cite_(note|ref))/i.test(hash)) return;
  if (/ref|anc/i.test(hash)) link.after(' ');
  else if (!link.closest('sup')) {
    const raised = document.createElement('sup');
    link.before(raised);
    raised.append(link);
  }
}
