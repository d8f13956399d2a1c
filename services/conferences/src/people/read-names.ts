import { type SpeakerType, speakerTypes } from '@majlis/contracts/shared/choices';
import type { NameEdit } from '@majlis/contracts/staff/imports.schema';
import { noLastName } from './person-response.js';

/** A person as a text names them. */
export type ReadPerson = {
  firstName: string;
  lastName: string;
  email?: string;
  orcidId?: string;
  /** The id of one of our own rows. */
  id?: string;
  role?: SpeakerType;
  position?: string;
  organization?: string;
};

type NameContext = {
  /** True for a name that somebody has, so that it is not split. */
  isKnown?: (name: string) => boolean;
  /** Most cells of the column have "Last, First". */
  isLastFirst?: boolean;
};

/** A part of the text, given by its position. */
type Part = { start: number; end: number };
/** One person: the parts of the name, of which the first is the last name if there are two, and the details after the name. */
type Group = { names: Part[]; extras: Part[]; isTurned?: boolean; isLastFirst?: boolean };

// Splitting a cell into people

/** A comma after a bracket, which is masked, always ends a person. */
const hardSeparator = /\s*[;؛\n|•]\s*|(?<=\0)\s*[,،]\s*|\s+(?=\d{1,2}[.)]\s+\p{L})/gu;
/** In Arabic, "and" is a letter that is written together with the next word; these names begin with the same letter. */
const namesWithWaw =
  'وليد|وائل|وسام|وفاء|وجدي|وداد|وهبة|وهيب|وسيم|وحيد|وصفي|وديع|وردة|ورد|ولاء|وجيه|وضاح|وكيع|واصف|وجدان';
const conjunction = new RegExp(
  String.raw`\s*,?\s+(?:and|und|et|dan|ve|with|mit|avec|bersama|و)\s+|\s*[&＆]\s*|\s+[/+]\s+|\s+و(?=\p{L}{3,}\s+\p{L})(?<!\s(?=(?:${namesWithWaw})(?!\p{L}))و)`,
  'giu',
);
const slash = /\s*\/\s*/g;
const comma = /\s*[,،、]\s*/g;

/** Reads the people of a cell: lists with semicolons, lines, "and" or commas, and "Last, First". */
export function readNames(cell: string, context: NameContext = {}, edits: readonly NameEdit[] = []): ReadPerson[] {
  const text = cleanText(cell);
  const read = groupParts(text, context);
  // Medical journals write 'Smith JA, Doe B'. A single 'Malcolm X' is ambiguous, so at least two such names are needed.
  const isJournal =
    read.length > 1 &&
    read.every(({ names: [part, ...others] }) => part && others.length === 0 && lastInitials.test(sliceOf(text, part)));
  const listed = isJournal ? read.map((group) => ({ ...group, isLastFirst: true })) : read;
  const groups = edits.reduce((list, edit) => applyEdit(text, list, edit), listed);
  return groups.flatMap((group) => readGroup(text, group) ?? []);
}

/** Reads one person, where a cell has no more; undefined without one. */
export function readName(cell: string, edits: readonly NameEdit[] = []): ReadPerson | undefined {
  const text = cleanText(cell);
  const groups = groupParts(text, {});
  const one = groups.length > 1 ? [joinGroups(text, groups)] : groups;
  const [group] = edits.reduce((list, edit) => applyEdit(text, list, edit), one);
  return group && readGroup(text, group);
}

/** True if, in nearly all cells with one comma, a single word stands before or after it. */
export function isLastFirstColumn(cells: string[]): boolean {
  const pairs = cells.flatMap((cell) => {
    const text = cleanText(cell);
    return listUnits(text, {}).flatMap((unit) => {
      const names = listNames(text, unit).map(({ part }) => countWords(text, part));
      return names.length === 2 ? [names.some((count) => count === 1)] : [];
    });
  });
  return pairs.length > 0 && pairs.filter(Boolean).length * 5 >= pairs.length * 4;
}

/** Authors in a list may be followed by the numbers of their affiliations. A single name may itself end with a digit. */
const affiliationNumbers =
  /(?:\^|(?<=\p{L}\.?))[\d¹²³⁰⁴-⁹]{1,2}(?:,\s?[\d¹²³⁰⁴-⁹]{1,2})*(?=\s*(?:[,;&|\n]|$|\s(?:and|und|et|dan)\s))/gu;

function cleanText(text: string): string {
  const isList = /[,;&|\n^]|\s(?:and|und|et|dan)\s/.test(text);
  return (
    (isList ? text.replace(affiliationNumbers, '') : text)
      .normalize('NFC')
      .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/["“”]([^"“”\n]*[,،][^"“”\n]*)["“”]/g, '$1')
      // Some programs write the id of a person before the name.
      .replace(/(^|[,;&|\n])\s*\d+:\s*(?=\p{L})/gu, '$1')
      .replace(/[,\s]+(?:et\.? al\b\.?|and others|u\. ?a\.)/gi, '')
      .trim()
  );
}

/** Brackets, addresses and quotation marks are masked, so that nothing inside them separates people. */
const maskBrackets = (text: string): string =>
  text.replace(/\([^()]*\)|\[[^[\]]*\]|<[^<>]*>|"[^"]*"|“[^”]*”/g, (part) => '\0'.repeat(part.length));

function split(text: string, { start, end }: Part, separator: RegExp): Part[] {
  const parts: Part[] = [];
  let from = start;
  for (const match of maskBrackets(text.slice(start, end)).matchAll(separator)) {
    parts.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  return [...parts, { start: from, end }].filter((part) => sliceOf(text, part) !== '');
}

const sliceOf = (text: string, { start, end }: Part): string => text.slice(start, end).trim();

function listUnits(text: string, { isKnown }: NameContext): Part[] {
  return split(text, { start: 0, end: text.length }, hardSeparator).flatMap((part) =>
    isKnown?.(stripDetails(sliceOf(text, part)).bare)
      ? [part]
      : split(text, part, conjunction).flatMap((unit) => {
          const slashed = split(text, unit, slash);
          return slashed.every((name) => countWords(text, name) > 1) ? slashed : [unit];
        }),
  );
}

type Named = { part: Part; extras: Part[] };

/** Lists the parts between commas that are names, each with the degrees and organisations that follow it. */
function listNames(text: string, unit: Part): Named[] {
  const names: Named[] = [];
  for (const part of split(text, unit, comma)) {
    const last = names.at(-1);
    const hasOrganization = last?.extras.some((extra) => isOrganization(sliceOf(text, extra)));
    const isPlace = hasOrganization && countWords(text, part) === 1;
    if (last && (isExtra(sliceOf(text, part)) || isPlace)) last.extras.push(part);
    else names.push({ part, extras: [] });
  }
  return names;
}

const countWords = (text: string, part: Part): number => {
  const { bare } = stripDetails(sliceOf(text, part));
  return bare === '' ? 0 : bare.split(' ').length;
};

function groupParts(text: string, context: NameContext): Group[] {
  const units = listUnits(text, context);
  const semicolons = split(text, { start: 0, end: text.length }, hardSeparator);
  const counts = semicolons.map((part) => listNames(text, part).map((named) => countWords(text, named.part)));
  const isLastFirstList =
    semicolons.length > 1 && counts.every(isLastFirst) && counts.some((words) => words.includes(1));
  const groups: Group[] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    const extra = last?.extras.at(-1);
    // In 'Ann Lee, Ministry of Law and Justice' the word after “and” belongs to the organisation.
    if (extra && organizationWords.test(sliceOf(text, extra)) && countWords(text, unit) === 1) extra.end = unit.end;
    else if (last && isExtra(sliceOf(text, unit))) last.extras.push(unit);
    else
      groups.push(
        ...groupUnit(text, unit, { ...context, isLastFirst: isLastFirstList || context.isLastFirst === true }),
      );
  }
  return groups;
}

/** True if the parts between commas have as many words as in 'Last, First' or 'Last, First, Organisation'. */
const isLastFirst = (words: number[]): boolean => words.length === 2 || (words.length === 3 && words[0] === 1);

function groupUnit(text: string, unit: Part, { isKnown, isLastFirst: isInColumn }: NameContext): Group[] {
  if (isKnown?.(stripDetails(sliceOf(text, unit)).bare)) return [{ names: [unit], extras: [] }];
  const names = listNames(text, unit);
  const words = names.map(({ part }) => countWords(text, part));
  const single = (named: Named): Group => ({ names: [named.part], extras: named.extras });
  const pair = (last: Named, first: Named): Group => ({
    names: [last.part, first.part],
    extras: [...last.extras, ...first.extras],
  });
  const bareOf = ({ part }: Named) => stripDetails(sliceOf(text, part)).bare;
  const isLastName = (named: Named) => startsWithParticle(bareOf(named)) || isAllCaps(bareOf(named));
  const [one, two, three] = names;
  if (one && two && names.length === 2) {
    const [before = 0, behind = 0] = words;
    const hasOneCase = isAllCaps(bareOf(one)) === isAllCaps(bareOf(two));
    // A title stands in front of a whole name, as in 'Prof. Ann Lee, Cambridge', so what follows the comma is no first name.
    const isWholeName = before > 1 && leadingTitle.test(sliceOf(text, one.part));
    if (
      (isInColumn && !isWholeName) ||
      before === 1 ||
      startsWithParticle(bareOf(one)) ||
      (isAllCaps(bareOf(one)) && !hasOneCase)
    )
      return [pair(one, two)];
    if (behind === 1 && isInitials(bareOf(two))) return [pair(one, two)];
    if (behind === 1) return [{ names: [one.part], extras: [...one.extras, two.part, ...two.extras] }];
    return names.map(single);
  }
  if (isInColumn && one && two && three && isLastFirst(words)) {
    const { names: parts, extras } = pair(one, two);
    return [{ names: parts, extras: [...extras, three.part, ...three.extras] }];
  }
  // In 'Smith, John, Doe, Jane' every other part is a last name.
  const isFlat =
    names.length > 2 &&
    names.length % 2 === 0 &&
    names.every((named, at) => at % 2 === 1 || words[at] === 1 || isLastName(named)) &&
    words.includes(1);
  if (!isFlat) return names.map(single);
  return names.flatMap((named, at) => {
    const first = names[at + 1];
    return at % 2 === 0 && first ? [pair(named, first)] : [];
  });
}

// Corrections by staff

function applyEdit(text: string, groups: Group[], edit: NameEdit): Group[] {
  const [kind = '', place = ''] = edit.split(' ');
  const at = Number(place);
  const [group, next] = [groups[at], groups[at + 1]];
  if (!group || (kind === 'join' && !next)) return groups;
  const changed =
    kind === 'turn'
      ? [{ ...group, isTurned: !group.isTurned }]
      : kind === 'join'
        ? [joinGroups(text, groups.slice(at, at + 2))]
        : splitGroup(text, group);
  return groups.toSpliced(at, kind === 'join' ? 2 : 1, ...changed);
}

const rangeOf = (groups: Group[]): Part => {
  const parts = groups.flatMap(({ names, extras }) => [...names, ...extras]);
  return { start: Math.min(...parts.map(({ start }) => start)), end: Math.max(...parts.map(({ end }) => end)) };
};

function joinGroups(text: string, groups: Group[]): Group {
  const range = rangeOf(groups);
  const names = listNames(text, range);
  const extras = names.flatMap((named) => named.extras);
  // With one comma between two names, the name is "Last, First".
  return names.length === 2 ? { names: names.map(({ part }) => part), extras } : { names: [range], extras: [] };
}

function splitGroup(text: string, group: Group): Group[] {
  const range = rangeOf([group]);
  const separators = [comma, conjunction, /\s+-\s+|\s*\/\s*/g];
  const parts = separators.map((separator) => split(text, range, separator)).find((found) => found.length > 1);
  const words = split(text, range, /\s+/g);
  const middle = words[Math.ceil(words.length / 2)];
  const halves = middle
    ? [
        { start: range.start, end: middle.start },
        { start: middle.start, end: range.end },
      ]
    : [range];
  return (parts ?? halves).map((part) => ({ names: [part], extras: [] }));
}

// Reading one person

const generations = /^(?:(?:jr|sr)\.?|i{2,3}|iv)$/i;
const placeholder = /^(?:tb[acd]|n\.? ?n\.?|n\/a|to be (?:announced|confirmed|determined)|-|–|—|\?)$/i;
/** A word that ends with a colon stands before the name, as in 'Moderator: Ann Lee'. */
const label = /^(\p{L}[\p{L} /]{2,25}):\s*(?=\S)/u;
const pronouns = /^(?:she|he|they|any|sie|er|elle|il)(?:\s*\/\s*\p{L}+)+$/iu;

export const findSpeakerType = (text = ''): SpeakerType | undefined => {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^panellist/, 'panelist');
  return speakerTypes.find((type) => type === word || `${type}s` === word);
};

type Details = Omit<ReadPerson, 'firstName' | 'lastName'> & { generation?: string };

/** Separates a name from the details beside it: titles, degrees, addresses, organisations. */
function stripDetails(text: string): { bare: string; details: Details } {
  const details: Details = {};
  const addBracket = (content: string) => {
    if (/^[\d\s,*†‡§]*$|^\p{L}$/u.test(content) || pronouns.test(content)) return;
    for (const part of content.split(/\s*[,،]\s*/)) {
      const role = findSpeakerType(part);
      if (role) details.role = role;
      else if (/@\S+\.\S/.test(part)) details.email = part;
      else if (!degrees.test(part)) details.organization = [details.organization, part].filter(Boolean).join(', ');
    }
  };
  let bare = text
    .replace(/^(?:[-*•·]\s+|\d{1,2}[.)]\s+)/, '')
    .replace(label, (_match, word: string) => {
      const role = findSpeakerType(word);
      if (role) details.role = role;
      return '';
    })
    .replace(
      /<([^<>]*)>|(?:mailto:)?([^\s<>()[\],;]+@[^\s<>()[\],;]+\.\p{L}{2,})/giu,
      (_match, address?: string, mail?: string) => {
        const identifier = (address ?? mail ?? '').replace(/^mailto:/i, '').trim();
        if (identifier.includes('@')) details.email = identifier;
        else if (/\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/i.test(identifier))
          details.orcidId = identifier.slice(-19).toUpperCase();
        else if (identifier) details.id = identifier;
        return ' ';
      },
    )
    .replace(/(?:\s*[([][^()[\]]*[)\]])+\s*$/, (brackets) => {
      for (const [, content = ''] of brackets.matchAll(/[([]([^()[\]]*)[)\]]/g)) addBracket(content.trim());
      return ' ';
    })
    .replace(/\s+(?:[-–—]|@)\s+(.+)$/, (_match, organization: string) => {
      addExtra(details, organization.trim());
      return ' ';
    });
  bare = bare
    .replace(/["“”]/g, '')
    .replace(/[¹²³⁰⁴-⁹*†‡§,]+(?=\s|$)/g, ' ')
    .replace(/\s+et\s+al\.?$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  bare = stripTitles(bare);
  const [, name = bare, generation] = /^(.+?),? ((?:jr|sr)\.?|i{2,3}|iv)$/i.exec(bare) ?? [];
  if (generation) details.generation = generation;
  return { bare: name, details };
}

const title = [
  String.raw`(?:(?:assoc(?:iate|\.)?|assistant|asst\.?|adjunct|em(?:eritus|\.)?|univ\.|visiting)[ -]?)?prof(?:essor)?(?:\.in|\.ssa)?\.?(?: em\.)?`,
  String.raw`(?:priv\.-)?dr(?:s|\.in|a)?\.?(?:[ -]?(?:h\.? ?c|med|phil|jur|iur|ing|rer\.? ?(?:nat|pol)|habil|theol|mult)\.)*`,
  String.raw`m(?:r|rs|s|iss|x|me|lle)\.?|sir|dame|rev(?:d|erend)?\.?|hon\.|the hon\.?|h\.e\.|herrn?|frau|eng\.|ir\.|ts\.|ing\.|dipl\.-?\p{L}+\.|mag\.|lic\.|pd`,
  String.raw`doç\.?|yrd\.|öğr\.|gör\.|arş\.|üyesi|sayın|dato['’]?|datuk|datin|tan sri|puan sri|encik|puan|tuan|hjh?\.|y\.?bhg\.?`,
  String.raw`أ\.? ?د\.?|د\.|ا\.د\.?|م\.|(?:ال)?دكتورة?|(?:ال)?(?:أ|ا)ستاذة?|(?:ال)?بروفي?سورة?|السيدة?`,
].join('|');
const leadingTitle = new RegExp(String.raw`^(?:${title})(?:\s+|(?<=\.)(?=\p{L}{2})|/)(?=\S)`, 'iu');
const degree = [
  String.raw`ph\.? ?d\.?|d\.?phil\.?|m\.?phil\.?|m\.?b\.?a\.?|[mb]\.?sc\.?|[mb]\.?eng\.?|ll\.?[mbd]\.?|(?:ed|eng|sc|psy|th|d\.?min)\.?d\.?|d\.sc\.?|mph|mpa`,
  String.raw`m\.d\.?|j\.d\.?|[mb]\.a\.?|dr\.|prof\.|esq\.?|fr[sc][ae]?|fba|frcp|[ocmk]be|cpa|cfa|dipl\.-?\p{L}+\.?|s\.h\.|m\.h\.`,
].join('|');
const looseDegree = String.raw`${degree}|md|jd|ma|ba|ms|bs|pe|rn|sj|op|ofm|dr|prof(?:essor)?|jr\.?|sr\.?`;
const trailingDegree = new RegExp(String.raw`[\s,]+(?:${degree})$`, 'iu');
const degrees = new RegExp(String.raw`^(?:(?:${looseDegree})(?:\s*\([^()]*\))?[\s,.]*)+$`, 'iu');

function stripTitles(name: string): string {
  let bare = name;
  for (const pattern of [leadingTitle, trailingDegree])
    for (
      let shorter = bare.replace(pattern, '');
      shorter !== bare && shorter !== '';
      shorter = bare.replace(pattern, '')
    )
      bare = shorter;
  return bare;
}

const whole = (pattern: string) => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu');
const organizationWords = whole(
  String.raw`universi\p{L}+|université|universität|üniversitesi|univ\.?|uni|institut\p{L}*|instituto|enstitü\p{L}*|college|collège|school|` +
    String.raw`faculty|faculté|fakult\p{L}*|departe?ment|dept\.?|cent(?:re|er|rum|ro)|zentrum|academy|akademi\p{L}*|ministry|ministère|ministeri\p{L}+|` +
    String.raw`kementerian|foundation|stiftung|fondation|yayasan|vakf\p{L}*|association|society|council|bank|committee|commission|gmbh|ltd\.?|limited|` +
    String.raw`inc\.?|llc|corp\p{L}*|company|labs?|laborator\p{L}+|hospital|museum|library|press|agency|network|parliament|government|hochschule|` +
    String.raw`polytechni\p{L}+|ngo|trust|technologies|consulting|group|organi[sz]ation|kolej|مجلس|المجلس|` +
    `(?:ال)?(?:جامعة|كلية|معهد|مركز|وزارة|مؤسسة|جمعية|أكاديمية|بنك|شركة|منظمة|هيئة)`,
);
const positionWords =
  /^(?:(?:associate |assistant |visiting |senior |junior |deputy |vice[- ]|co-?|executive |managing |former )*(?:professor of|director|head of|chair(?:man|woman|person)? of|ceo|cto|founder|dean|lecturer|president|minister|judge at|researcher|research fellow|fellow|editor|author of|phd (?:student|candidate)|student|manager|secretary|partner at|consultant|advis[eo]r|analyst|engineer|journalist|rector))(?!\p{L})/iu;
const countries = new Set(
  Array.from({ length: 26 * 26 }, (_, at) => String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26))).flatMap(
    (code) => {
      const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code);
      return name ? [name.toLowerCase()] : [];
    },
  ),
)
  .add('uk')
  .add('usa')
  .add('uae');

const isOrganization = (text: string): boolean => organizationWords.test(text) || /^\p{Lu}{3,6}$/u.test(text);

/** Degrees, organisations, positions and countries may follow a comma and are no names. */
const isExtra = (text: string): boolean =>
  /^[\d\s*†‡§.]+$/.test(text) ||
  degrees.test(text) ||
  isOrganization(text) ||
  /^[^<\s]+@\S+\.\S+$/.test(text) ||
  generations.test(text) ||
  positionWords.test(text) ||
  countries.has(text.toLowerCase());

function addExtra(details: Details, text: string): void {
  if (/^[\d\s*†‡§.]*$|^\S+@\S+$/.test(text)) return;
  if (generations.test(text)) details.generation = text;
  else if (degrees.test(text)) return;
  else if (!organizationWords.test(text) && positionWords.test(text)) details.position ??= text;
  else details.organization = [details.organization, text].filter(Boolean).join(', ');
}

const lastInitials = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*)? \p{Lu}{1,3}$/u;

function readGroup(text: string, { names, extras, isTurned, isLastFirst: isJournal }: Group): ReadPerson | undefined {
  const read = names.map((part) => stripDetails(sliceOf(text, part)));
  const { generation, ...details }: Details = Object.assign({}, ...read.map((one) => one.details));
  const behind: Details = {};
  for (const extra of extras) {
    const { bare, details: more } = stripDetails(sliceOf(text, extra));
    addExtra(behind, isExtra(sliceOf(text, extra)) ? sliceOf(text, extra) : bare);
    Object.assign(details, more);
  }
  const { generation: suffix = generation, ...others } = behind;
  const [last = '', first] = read.map(({ bare }) => bare);
  const initials = isJournal ? last.split(' ').at(-1) : undefined;
  const parts = initials
    ? { firstName: initials, lastName: last.slice(0, -initials.length - 1) }
    : first === undefined
      ? splitName(last)
      : {
          firstName: fromCapitals(first),
          lastName: isAllCaps(last) ? lowerParticles(fromCapitals(last)) : fromCapitals(last),
        };
  if (placeholder.test(last) || (last === '' && !details.email && !details.id && !details.orcidId)) return undefined;
  const named = isTurned ? { firstName: parts.lastName, lastName: parts.firstName } : parts;
  const lastName = suffix && named.lastName !== noLastName ? `${named.lastName} ${suffix}` : named.lastName;
  return { firstName: named.firstName, lastName: last === '' ? '' : lastName, ...details, ...others };
}

// Reading first and last names

const anyCaseParticles = 'van von de der den del della bin binti bint ibn al el abu ben بن ابن بنت أبو أبي آل عبد abd';
const lowerCaseParticles = 'di da das dos do du des la le ter ten te zu zum zur vom af av san y e';
const particles = new Set(anyCaseParticles.split(' '));
const onlyLowerCase = new Set(lowerCaseParticles.split(' '));
const isParticle = (word: string): boolean => particles.has(word.toLowerCase()) || onlyLowerCase.has(word);
const startsWithParticle = (name: string): boolean =>
  /^(?:(?:van|von|de|del|della|di|da|du|dos|la|le|bin|binti|bint|ibn|el) \S|(?:al|abu|ben|ter|ten|zu|af|av) \S)/.test(
    name,
  ) || /^(?:Van|Von|De|Del|Della|Di|Da|Du|Dos|La|Le|Bin|Binti|Bint|Ibn|El) \S+$/.test(name);
const isAllCaps = (name: string): boolean => /\p{Lu}{2}/u.test(name) && name === name.toLocaleUpperCase();
/** True for a last name in capitals, but neither for initials such as JRR nor for a number such as III. */
const isCapitalWord = (word: string): boolean =>
  /^(?:Ma?c|[DO]['’])?[\p{Lu}'’-]{2,}$/u.test(word) &&
  (word.length > 3 || /^[^AEIOUÄÖÜ]+[AEIOUYÄÖÜ]/u.test(word)) &&
  !/^I{2,3}$|^IV$/.test(word);
const isInitials = (word: string): boolean => /^(?:\p{Lu}\.?[ -]?){1,3}$/u.test(word);

/** The last name is the last word with the particles before it, or the words in capitals if others are not. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  if (words.length < 2) return { firstName: fromCapitals(name.trim()), lastName: noLastName };
  if (isAllCaps(name) && fromCapitals(name) !== name) return splitName(lowerParticles(fromCapitals(name)));
  const [first = '', initials = '', ...more] = words;
  if (more.length === 0 && /^(?:\p{Lu}\.-?){1,3}$/u.test(initials) && !/\./.test(first))
    return { firstName: initials, lastName: first };
  const join = (list: string[]) => list.join(' ');
  const capitals = words.map(isCapitalWord);
  const leading = capitals.indexOf(false);
  const trailing = capitals.lastIndexOf(false) + 1;
  if (leading > 0) {
    const [last, first] = [words.slice(0, leading), words.slice(leading)];
    return { firstName: join(first), lastName: lowerParticles(fromCapitals(join(last))) };
  }
  if (trailing > 0 && trailing < words.length)
    return withParticles(
      words.slice(0, trailing),
      lowerParticles(fromCapitals(join(words.slice(trailing)))).split(' '),
    );
  return withParticles(words.slice(0, -1), words.slice(-1));
}

/** Moves particles that stand before the last name into it; the first word always belongs to the first name. */
function withParticles(first: string[], last: string[]): { firstName: string; lastName: string } {
  const at = first.findIndex((word, index) => {
    if (index === 0 || !isParticle(word)) return false;
    // A particle that begins with a capital may be a name, unless only particles stand between it and the last name.
    return word === word.toLowerCase()
      ? !/^(?:abd|عبد)$/i.test(first[index - 1] ?? '')
      : first.slice(index).every(isParticle);
  });
  const from = at < 0 ? first.length : at;
  return { firstName: first.slice(0, from).join(' '), lastName: [...first.slice(from), ...last].join(' ') };
}

/** Turns 'JOHN O'BRIEN-SMITH' into 'John O'Brien-Smith', and 'McDONALD' into 'McDonald'. Initials and lower-case letters stay. */
function fromCapitals(name: string): string {
  const locale = /[İĞŞ]/.test(name) ? 'tr' : 'en';
  const toSmall = (word: string) =>
    /^(?:I{2,3}|IV|[^AEIOUYÄÖÜİ]{2,3})$/.test(word) ? word : word.slice(0, 1) + word.slice(1).toLocaleLowerCase(locale);
  const pattern = isAllCaps(name) ? /\p{Lu}[\p{Lu}\p{M}]+/gu : /(?<=^Ma?c)\p{Lu}{2,}/gu;
  return name.replace(pattern, toSmall);
}

const lowerParticles = (name: string): string =>
  name
    .split(' ')
    .map((word, index, words) =>
      index < words.length - 1 &&
      isParticle(word.toLowerCase()) &&
      (/^(?:van|von|de|der|den|del|della|bin|binti|bint|ibn|da|dos|das|di|du|zu)$/i.test(word) ||
        (/^l[aeo]s?$/i.test(word) && /^de$/i.test(words[index - 1] ?? '')))
        ? word.toLowerCase()
        : word,
    )
    .join(' ');
